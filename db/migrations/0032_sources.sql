CREATE TABLE `held_listings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` text NOT NULL,
	`run_id` text,
	`key` text NOT NULL,
	`item` text NOT NULL,
	`mobile_id` text,
	`ram_gb` integer,
	`storage_gb` integer,
	`price_pkr` integer,
	`kind` text NOT NULL,
	`is_in_stock` integer,
	`why` text NOT NULL,
	`held_at` integer NOT NULL,
	`refused_at` integer,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`run_id`) REFERENCES `source_runs`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `held_listings_of_source` ON `held_listings` (`source_id`,`key`);--> statement-breakpoint
CREATE INDEX `held_listings_open` ON `held_listings` (`held_at`) WHERE "held_listings"."refused_at" IS NULL;--> statement-breakpoint
CREATE INDEX `held_listings_run` ON `held_listings` (`run_id`);--> statement-breakpoint
CREATE INDEX `held_listings_mobile` ON `held_listings` (`mobile_id`);--> statement-breakpoint
CREATE TABLE `offer_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` text NOT NULL,
	`offer_id` integer NOT NULL,
	`before` text,
	`price_id` integer,
	`price` text,
	`undone_at` integer,
	FOREIGN KEY (`run_id`) REFERENCES `source_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `offer_changes_run` ON `offer_changes` (`run_id`,`id`);--> statement-breakpoint
CREATE INDEX `offer_changes_offer` ON `offer_changes` (`offer_id`,`id`);--> statement-breakpoint
CREATE TABLE `offers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile_id` text NOT NULL,
	`source_id` text,
	`key` text NOT NULL,
	`seller` text NOT NULL,
	`city` text,
	`kind` text NOT NULL,
	`ram_gb` integer,
	`storage_gb` integer,
	`price_pkr` integer NOT NULL,
	`is_in_stock` integer,
	`url` text,
	`checked_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`price_id` integer,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "offers_price" CHECK("offers"."price_pkr" > 0),
	CONSTRAINT "offers_kind" CHECK("offers"."kind" IN ('retail', 'official', 'list', 'non-pta', 'used', 'refurbished'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_of_source` ON `offers` (`source_id`,`key`);--> statement-breakpoint
CREATE INDEX `offers_of_mobile` ON `offers` (`mobile_id`,`checked_at`);--> statement-breakpoint
CREATE TABLE `source_rules` (
	`source_id` text NOT NULL,
	`title` text NOT NULL,
	`mobile_id` text,
	PRIMARY KEY(`source_id`, `title`),
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `source_rules_mobile` ON `source_rules` (`mobile_id`);--> statement-breakpoint
CREATE TABLE `source_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`source_id` text NOT NULL,
	`state` text NOT NULL,
	`username` text,
	`pid` integer NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`not_modified` integer DEFAULT 0 NOT NULL,
	`read` integer DEFAULT 0 NOT NULL,
	`matched` integer DEFAULT 0 NOT NULL,
	`published` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`aside` integer DEFAULT 0 NOT NULL,
	`dropped` integer DEFAULT 0 NOT NULL,
	`faults` text NOT NULL,
	`left_out` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`undone_at` integer,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "source_runs_state" CHECK("source_runs"."state" IN ('running', 'done', 'failed', 'broken-off'))
);
--> statement-breakpoint
CREATE INDEX `source_runs_of_source` ON `source_runs` (`source_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `source_runs_running` ON `source_runs` (`state`) WHERE "source_runs"."state" = 'running';--> statement-breakpoint
CREATE TABLE `source_targets` (
	`source_id` text NOT NULL,
	`address` text NOT NULL,
	`etag` text,
	`modified` text,
	`not_before` integer,
	`content` text NOT NULL,
	PRIMARY KEY(`source_id`, `address`),
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sources` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`city` text,
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`every_hours` integer NOT NULL,
	`contact` text,
	`mapping` text,
	`confirmed` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`next_run_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "sources_kind" CHECK("sources"."kind" IN ('retail', 'official', 'list'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sources_name_unique` ON `sources` (`name`);--> statement-breakpoint
CREATE INDEX `sources_next_run` ON `sources` (`is_active`,`next_run_at`);