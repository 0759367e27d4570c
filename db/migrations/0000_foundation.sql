CREATE TABLE `brands` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`logo` text,
	`phone_count` text,
	`description` text,
	`is_visible` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "brands_slug_form" CHECK("brands"."slug" <> '' AND "brands"."slug" NOT GLOB '*[^a-z0-9-]*'),
	CONSTRAINT "brands_name_given" CHECK(trim("brands"."name") <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brands_slug_unique` ON `brands` (`slug`);--> statement-breakpoint
CREATE INDEX `brands_name` ON `brands` (`name`);--> statement-breakpoint
CREATE TABLE `mobiles` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`brand` text NOT NULL,
	`name` text NOT NULL,
	`model` text NOT NULL,
	`image_url` text NOT NULL,
	`imagekit_path` text,
	`release_date` text NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`price` text,
	`price_source` text,
	`price_date` text,
	`price_kind` text,
	`price_pkr` integer DEFAULT 0 NOT NULL,
	`has_price` integer DEFAULT false NOT NULL,
	`band` text,
	`release_order` integer NOT NULL,
	`release_year` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`short_specs` text NOT NULL,
	`carousel_images` text NOT NULL,
	`dimensions` text,
	`build_materials` text,
	`sources` text NOT NULL,
	`specifications` text NOT NULL,
	FOREIGN KEY (`brand`) REFERENCES `brands`(`slug`) ON UPDATE cascade ON DELETE restrict,
	CONSTRAINT "mobiles_slug_form" CHECK("mobiles"."slug" <> '' AND "mobiles"."slug" NOT GLOB '*[^a-z0-9-]*'),
	CONSTRAINT "mobiles_name_given" CHECK(trim("mobiles"."name") <> ''),
	CONSTRAINT "mobiles_price_whole" CHECK("mobiles"."price_pkr" >= 0 AND "mobiles"."has_price" = ("mobiles"."price_pkr" > 0)),
	CONSTRAINT "mobiles_price_kind" CHECK("mobiles"."price_kind" IN ('retail', 'launch', 'admin', 'import')),
	CONSTRAINT "mobiles_band" CHECK(("mobiles"."band" IS NULL) = ("mobiles"."price_pkr" = 0)),
	CONSTRAINT "mobiles_band_known" CHECK("mobiles"."band" IN ('budget', 'midrange', 'flagship'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mobiles_slug_unique` ON `mobiles` (`slug`);--> statement-breakpoint
CREATE INDEX `mobiles_latest` ON `mobiles` ("has_price" DESC,"release_order" DESC,"created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX `mobiles_brand_latest` ON `mobiles` (`brand`,"has_price" DESC,"release_order" DESC,"created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX `mobiles_band_latest` ON `mobiles` (`band`,"has_price" DESC,"release_order" DESC,"created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX `mobiles_featured_latest` ON `mobiles` ("has_price" DESC,"release_order" DESC,"created_at" DESC,"id") WHERE "mobiles"."is_featured" = 1;--> statement-breakpoint
CREATE INDEX `mobiles_brand_cheapest` ON `mobiles` (`brand`,"has_price" DESC,`price_pkr`,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_brand_dearest` ON `mobiles` (`brand`,"price_pkr" DESC,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_brand_popular` ON `mobiles` (`brand`,"views" DESC,"is_featured" DESC,"has_price" DESC,"release_order" DESC,"created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX `mobiles_brand_year` ON `mobiles` (`brand`,`release_year`);--> statement-breakpoint
CREATE INDEX `mobiles_updated` ON `mobiles` (`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `price_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile_id` text NOT NULL,
	`price_pkr` integer NOT NULL,
	`source` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`recorded_at` integer NOT NULL,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_history_whole" CHECK("price_history"."price_pkr" >= 0),
	CONSTRAINT "price_history_kind" CHECK("price_history"."kind" IN ('retail', 'launch', 'admin', 'import'))
);
--> statement-breakpoint
CREATE INDEX `price_history_of_mobile` ON `price_history` (`mobile_id`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `site_state` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);