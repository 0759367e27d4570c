ALTER TABLE `messages` ADD `city` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `ram_gb` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `storage_gb` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `is_registered` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `network` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `seen_by` integer;