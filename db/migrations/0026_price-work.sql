CREATE TABLE `sold_out` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile_id` text NOT NULL,
	`source` text NOT NULL,
	`date` text NOT NULL,
	`run_id` text,
	`recorded_at` integer NOT NULL,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`run_id`) REFERENCES `import_runs`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `sold_out_mobile` ON `sold_out` (`mobile_id`,`date`);--> statement-breakpoint
CREATE INDEX `sold_out_run` ON `sold_out` (`run_id`);--> statement-breakpoint
ALTER TABLE `held_prices` ADD `rejected_at` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `closed_at` integer;--> statement-breakpoint
CREATE INDEX `messages_open_reports` ON `messages` (`mobile_id`) WHERE "messages"."kind" = 'price-report' AND "messages"."closed_at" IS NULL;