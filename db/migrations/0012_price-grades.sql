DROP INDEX `mobiles_latest`;--> statement-breakpoint
DROP INDEX `mobiles_brand_latest`;--> statement-breakpoint
DROP INDEX `mobiles_band_latest`;--> statement-breakpoint
DROP INDEX `mobiles_featured_latest`;--> statement-breakpoint
DROP INDEX `mobiles_brand_cheapest`;--> statement-breakpoint
DROP INDEX `mobiles_brand_dearest`;--> statement-breakpoint
DROP INDEX `mobiles_brand_popular`;--> statement-breakpoint
CREATE INDEX `mobiles_price_day` ON `mobiles` (`price_rank`,`price_day`);--> statement-breakpoint
CREATE INDEX `mobiles_reading_day` ON `mobiles` (`price_day`) WHERE "mobiles"."price_rank" >= 2 AND length("mobiles"."price_date") > 4;--> statement-breakpoint
CREATE INDEX `mobiles_latest` ON `mobiles` ("price_rank" DESC,"release_order" DESC,"created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX `mobiles_brand_latest` ON `mobiles` (`brand`,"price_rank" DESC,"release_order" DESC,"created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX `mobiles_band_latest` ON `mobiles` (`band`,"price_rank" DESC,"release_order" DESC,"created_at" DESC,"id");--> statement-breakpoint
CREATE INDEX `mobiles_featured_latest` ON `mobiles` ("price_rank" DESC,"release_order" DESC,"created_at" DESC,"id") WHERE "mobiles"."is_featured" = 1;--> statement-breakpoint
CREATE INDEX `mobiles_brand_cheapest` ON `mobiles` (`brand`,"price_rank" DESC,`price_pkr`,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_brand_dearest` ON `mobiles` (`brand`,"price_rank" DESC,"price_pkr" DESC,`id`);--> statement-breakpoint
CREATE INDEX `mobiles_brand_popular` ON `mobiles` (`brand`,"views" DESC,"is_featured" DESC,"price_rank" DESC,"release_order" DESC,"created_at" DESC,"id");--> statement-breakpoint
ALTER TABLE `search_entries` ADD `price_rank` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `search_entries_cheapest` ON `search_entries` ("price_rank" DESC,`price_pkr`,`id`);--> statement-breakpoint
CREATE INDEX `search_entries_dearest` ON `search_entries` ("price_rank" DESC,"price_pkr" DESC,`id`);
--> statement-breakpoint
DROP TRIGGER `mobiles_search_insert`;--> statement-breakpoint
DROP TRIGGER `mobiles_search_delete`;--> statement-breakpoint
DROP TRIGGER `mobiles_search_update`;--> statement-breakpoint
-- What is certain of the grades; the start then finds the shop prices of now.
UPDATE `mobiles` SET `price_rank` = CASE WHEN `has_price` = 0 THEN 0 WHEN `price_kind` = 'launch' THEN 1 ELSE 2 END;
--> statement-breakpoint
-- The numbers of the index rise in the order called latest, which the grades now lead (DATA-8).
DELETE FROM `search_entries`;--> statement-breakpoint
INSERT INTO `phone_search` (`phone_search`) VALUES ('delete-all');--> statement-breakpoint
INSERT INTO `search_entries` (`id`, `mobile_id`, `price_pkr`, `price_rank`)
	SELECT (3 - `price_rank`) * 1000000000000000 + (99999999 - `release_order`) * 10000000
		+ 10000000 - row_number() OVER (PARTITION BY `price_rank`, `release_order` ORDER BY `created_at`), `id`, `price_pkr`, `price_rank` FROM `mobiles`;
--> statement-breakpoint
INSERT INTO `phone_search` (rowid, name, endings, specs)
	SELECT e.`id`, m.`search_name`, m.`search_endings`, m.`search_specs` FROM `search_entries` e JOIN `mobiles` m ON m.`id` = e.`mobile_id`;
--> statement-breakpoint
CREATE TRIGGER `mobiles_search_insert` AFTER INSERT ON `mobiles` BEGIN
	INSERT INTO `search_entries` (`id`, `mobile_id`, `price_pkr`, `price_rank`) SELECT coalesce(min(`id`), bucket + 10000000) - 1, new.`id`, new.`price_pkr`, new.`price_rank`
		FROM (SELECT (3 - new.`price_rank`) * 1000000000000000 + (99999999 - new.`release_order`) * 10000000 AS bucket)
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
AFTER UPDATE OF `id`, `price_pkr`, `price_rank`, `release_order`, `search_name`, `search_endings`, `search_specs` ON `mobiles` BEGIN
	DELETE FROM `phone_search` WHERE rowid = (SELECT `id` FROM `search_entries` WHERE `mobile_id` = old.`id`);
	DELETE FROM `search_entries` WHERE `mobile_id` = old.`id`;
	INSERT INTO `search_entries` (`id`, `mobile_id`, `price_pkr`, `price_rank`) SELECT coalesce(min(`id`), bucket + 10000000) - 1, new.`id`, new.`price_pkr`, new.`price_rank`
		FROM (SELECT (3 - new.`price_rank`) * 1000000000000000 + (99999999 - new.`release_order`) * 10000000 AS bucket)
		LEFT JOIN `search_entries` ON `search_entries`.`id` >= bucket AND `search_entries`.`id` < bucket + 10000000;
	INSERT INTO `phone_search` (rowid, name, endings, specs)
		SELECT `id`, new.`search_name`, new.`search_endings`, new.`search_specs` FROM `search_entries` WHERE `mobile_id` = new.`id`;
END;
