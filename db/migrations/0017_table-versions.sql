ALTER TABLE `fact_tables` ADD `created_by` text;--> statement-breakpoint
ALTER TABLE `fact_tables` ADD `is_active` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `fact_tables` ADD `activated_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `fact_tables_active` ON `fact_tables` (`name`) WHERE "fact_tables"."is_active";