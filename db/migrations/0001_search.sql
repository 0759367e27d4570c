CREATE TABLE `search_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`mobile_id` text NOT NULL,
	`price_pkr` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entries_mobile_id_unique` ON `search_entries` (`mobile_id`);--> statement-breakpoint
CREATE INDEX `search_entries_price` ON `search_entries` (`price_pkr`,`id`);--> statement-breakpoint
CREATE TABLE `search_trigrams` (
	`trigram` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`trigram`, `word`)
);
--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL,
	`sound` text NOT NULL,
	`is_name` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_words_sound` ON `search_words` (`sound`);--> statement-breakpoint
ALTER TABLE `mobiles` ADD `search_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mobiles` ADD `search_endings` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mobiles` ADD `search_specs` text DEFAULT '' NOT NULL;