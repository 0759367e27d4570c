-- SQLite cannot change a check, so both tables are rebuilt. Insertion order is kept, because exports follow it.
CREATE TABLE `__new_mobiles` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`brand` text NOT NULL,
	`name` text NOT NULL,
	`model` text NOT NULL,
	`image_url` text NOT NULL,
	`imagekit_path` text,
	`release_date` text NOT NULL,
	`announced_date` text,
	`is_featured` integer DEFAULT false NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`price` text,
	`price_source` text,
	`price_date` text,
	`price_kind` text,
	`price_storage` text,
	`price_ram` text,
	`price_seller` text,
	`data_confidence` text,
	`price_pkr` integer DEFAULT 0 NOT NULL,
	`has_price` integer DEFAULT false NOT NULL,
	`price_rank` integer DEFAULT 0 NOT NULL,
	`price_day` integer,
	`band` text,
	`release_order` integer NOT NULL,
	`release_year` integer NOT NULL,
	`search_name` text DEFAULT '' NOT NULL,
	`search_endings` text DEFAULT '' NOT NULL,
	`search_specs` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`short_specs` text NOT NULL,
	`carousel_images` text NOT NULL,
	`dimensions` text,
	`build_materials` text,
	`marks` text DEFAULT '[]' NOT NULL,
	`sources` text NOT NULL,
	`specifications` text NOT NULL,
	FOREIGN KEY (`brand`) REFERENCES `brands`(`slug`) ON UPDATE cascade ON DELETE restrict,
	CONSTRAINT "mobiles_slug_form" CHECK("__new_mobiles"."slug" <> '' AND "__new_mobiles"."slug" NOT GLOB '*[^a-z0-9-]*'),
	CONSTRAINT "mobiles_name_given" CHECK(trim("__new_mobiles"."name") <> ''),
	CONSTRAINT "mobiles_price_whole" CHECK("__new_mobiles"."price_pkr" >= 0 AND "__new_mobiles"."has_price" = ("__new_mobiles"."price_pkr" > 0)),
	CONSTRAINT "mobiles_price_kind" CHECK("__new_mobiles"."price_kind" IN ('retail', 'launch', 'admin', 'import', 'official', 'list')),
	CONSTRAINT "mobiles_data_confidence" CHECK("__new_mobiles"."data_confidence" IN ('high', 'medium', 'low', 'name-only')),
	CONSTRAINT "mobiles_band" CHECK(("__new_mobiles"."band" IS NULL) = ("__new_mobiles"."price_pkr" = 0)),
	CONSTRAINT "mobiles_band_known" CHECK("__new_mobiles"."band" IN ('budget', 'midrange', 'flagship'))
);
--> statement-breakpoint
INSERT INTO `__new_mobiles` (`id`, `slug`, `brand`, `name`, `model`, `image_url`, `imagekit_path`, `release_date`, `announced_date`, `is_featured`, `views`, `price`, `price_source`, `price_date`, `price_kind`, `price_pkr`, `has_price`, `band`, `release_order`, `release_year`, `search_name`, `search_endings`, `search_specs`, `version`, `created_at`, `updated_at`, `short_specs`, `carousel_images`, `dimensions`, `build_materials`, `sources`, `specifications`)
	SELECT `id`, `slug`, `brand`, `name`, `model`, `image_url`, `imagekit_path`, `release_date`, `announced_date`, `is_featured`, `views`, `price`, `price_source`, `price_date`, `price_kind`, `price_pkr`, `has_price`, `band`, `release_order`, `release_year`, `search_name`, `search_endings`, `search_specs`, `version`, `created_at`, `updated_at`, `short_specs`, `carousel_images`, `dimensions`, `build_materials`, `sources`, `specifications` FROM `mobiles` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `mobiles`;--> statement-breakpoint
ALTER TABLE `__new_mobiles` RENAME TO `mobiles`;--> statement-breakpoint
CREATE UNIQUE INDEX `mobiles_slug_unique` ON `mobiles` (`slug`);--> statement-breakpoint
CREATE INDEX `mobiles_latest` ON `mobiles` (`has_price` DESC,`release_order` DESC,`created_at` DESC,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_brand_latest` ON `mobiles` (`brand`,`has_price` DESC,`release_order` DESC,`created_at` DESC,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_band_latest` ON `mobiles` (`band`,`has_price` DESC,`release_order` DESC,`created_at` DESC,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_featured_latest` ON `mobiles` (`has_price` DESC,`release_order` DESC,`created_at` DESC,`id`) WHERE "mobiles"."is_featured" = 1;--> statement-breakpoint
CREATE INDEX `mobiles_brand_cheapest` ON `mobiles` (`brand`,`has_price` DESC,`price_pkr`,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_brand_dearest` ON `mobiles` (`brand`,`price_pkr` DESC,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_brand_popular` ON `mobiles` (`brand`,`views` DESC,`is_featured` DESC,`has_price` DESC,`release_order` DESC,`created_at` DESC,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_brand_year` ON `mobiles` (`brand`,`release_year`);--> statement-breakpoint
CREATE INDEX `mobiles_updated` ON `mobiles` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_search_texts` ON `mobiles` (`id`,`brand`,`search_name`,`search_endings`);--> statement-breakpoint
CREATE TABLE `__new_price_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile_id` text NOT NULL,
	`price_pkr` integer NOT NULL,
	`source` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`storage` text,
	`ram` text,
	`seller` text,
	`is_plotted` integer DEFAULT true NOT NULL,
	`recorded_at` integer NOT NULL,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_history_whole" CHECK("__new_price_history"."price_pkr" >= 0),
	CONSTRAINT "price_history_kind" CHECK("__new_price_history"."kind" IN ('retail', 'launch', 'admin', 'import', 'official', 'list', 'non-pta'))
);
--> statement-breakpoint
INSERT INTO `__new_price_history` (`id`, `mobile_id`, `price_pkr`, `source`, `kind`, `date`, `recorded_at`)
	SELECT `id`, `mobile_id`, `price_pkr`, `source`, `kind`, `date`, `recorded_at` FROM `price_history` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `price_history`;--> statement-breakpoint
ALTER TABLE `__new_price_history` RENAME TO `price_history`;--> statement-breakpoint
CREATE INDEX `price_history_of_mobile` ON `price_history` (`mobile_id`,`date`,`id`);
--> statement-breakpoint
-- Dropping the table dropped the triggers that maintain the search index.
CREATE TRIGGER `mobiles_search_insert` AFTER INSERT ON `mobiles` BEGIN
	INSERT INTO `search_entries` (`id`, `mobile_id`, `price_pkr`) SELECT coalesce(min(`id`), bucket + 10000000) - 1, new.`id`, new.`price_pkr`
		FROM (SELECT (1 - new.`has_price`) * 1000000000000000 + (99999999 - new.`release_order`) * 10000000 AS bucket)
		LEFT JOIN `search_entries` ON `search_entries`.`id` >= bucket AND `search_entries`.`id` < bucket + 10000000;
	INSERT INTO `phone_search` (rowid, name, endings, specs)
		SELECT `id`, new.`search_name`, new.`search_endings`, new.`search_specs` FROM `search_entries` WHERE `mobile_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `mobiles_search_delete` AFTER DELETE ON `mobiles` BEGIN
	DELETE FROM `phone_search` WHERE rowid = (SELECT `id` FROM `search_entries` WHERE `mobile_id` = old.`id`);
	DELETE FROM `search_entries` WHERE `mobile_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `mobiles_search_update`
AFTER UPDATE OF `id`, `price_pkr`, `has_price`, `release_order`, `search_name`, `search_endings`, `search_specs` ON `mobiles` BEGIN
	DELETE FROM `phone_search` WHERE rowid = (SELECT `id` FROM `search_entries` WHERE `mobile_id` = old.`id`);
	DELETE FROM `search_entries` WHERE `mobile_id` = old.`id`;
	INSERT INTO `search_entries` (`id`, `mobile_id`, `price_pkr`) SELECT coalesce(min(`id`), bucket + 10000000) - 1, new.`id`, new.`price_pkr`
		FROM (SELECT (1 - new.`has_price`) * 1000000000000000 + (99999999 - new.`release_order`) * 10000000 AS bucket)
		LEFT JOIN `search_entries` ON `search_entries`.`id` >= bucket AND `search_entries`.`id` < bucket + 10000000;
	INSERT INTO `phone_search` (rowid, name, endings, specs)
		SELECT `id`, new.`search_name`, new.`search_endings`, new.`search_specs` FROM `search_entries` WHERE `mobile_id` = new.`id`;
END;
