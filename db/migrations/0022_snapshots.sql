CREATE TABLE `snapshot_parts` (
	`name` text NOT NULL,
	`part` integer NOT NULL,
	`token` text NOT NULL,
	`content` blob NOT NULL,
	PRIMARY KEY(`name`, `part`)
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`name` text PRIMARY KEY NOT NULL,
	`form` text NOT NULL,
	`release` text NOT NULL,
	`day` integer NOT NULL,
	`seen` integer NOT NULL,
	`size` integer NOT NULL,
	`parts` integer NOT NULL,
	`token` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `phone_facts_chip`;--> statement-breakpoint
DROP INDEX `phone_facts_speed`;--> statement-breakpoint
DROP INDEX `phone_facts_battery`;--> statement-breakpoint
DROP INDEX `mobiles_counted`;--> statement-breakpoint
CREATE INDEX `mobiles_brand_updated` ON `mobiles` (`brand`,`updated_at`);--> statement-breakpoint
CREATE INDEX `mobiles_sources` ON `mobiles` (`sources`);--> statement-breakpoint
CREATE INDEX `mobiles_counted` ON `mobiles` (`price_kind`,`price_source`,`price_day`,`price_date`,`price_pkr`,`release_date`,`data_confidence`);