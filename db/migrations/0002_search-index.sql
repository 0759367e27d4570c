-- The full-text index of the phones. It keeps no text of its own; its row numbers are those of search_entries.
CREATE VIRTUAL TABLE `phone_search` USING fts5(
	name, endings, specs,
	content = '', contentless_delete = 1,
	prefix = '1 2 3', tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
);
--> statement-breakpoint
-- A row's number rises in the order called latest (DATA-8): phones with a price, newest release first, and among
-- equals the newest entry first. The index hands out rows by number, so the first page of any search costs the same.
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
--> statement-breakpoint
-- Phones that were stored before there was an index; the start then writes their words.
INSERT INTO `search_entries` (`id`, `mobile_id`, `price_pkr`)
	SELECT (1 - `has_price`) * 1000000000000000 + (99999999 - `release_order`) * 10000000
		+ 10000000 - row_number() OVER (PARTITION BY `has_price`, `release_order` ORDER BY `created_at`), `id`, `price_pkr` FROM `mobiles`;
