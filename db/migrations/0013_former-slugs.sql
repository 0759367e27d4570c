CREATE TABLE `former_brand_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_brand_slugs_brand` ON `former_brand_slugs` (`brand_id`);--> statement-breakpoint
CREATE TABLE `former_phone_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`mobile_id` text NOT NULL,
	`former_id` text,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_phone_slugs_mobile` ON `former_phone_slugs` (`mobile_id`);--> statement-breakpoint
CREATE INDEX `former_phone_slugs_id` ON `former_phone_slugs` (`former_id`);