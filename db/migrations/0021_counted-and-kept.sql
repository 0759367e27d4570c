DROP INDEX `phone_facts_kind`;--> statement-breakpoint
CREATE INDEX `phone_facts_kind` ON `phone_facts` (`kind`,`security_until`,`os_upgrades`,`five_g_operators`);--> statement-breakpoint
CREATE INDEX `mobiles_counted` ON `mobiles` (`price_kind`,`price_source`,`price_day`,`price_date`,`price_pkr`,`release_date`,`data_confidence`,`sources`);--> statement-breakpoint
-- What is kept in memory of all phones now also has their names and where their prices come from.
DROP TRIGGER `finder_mobiles_update`;--> statement-breakpoint
CREATE TRIGGER `finder_mobiles_update`
AFTER UPDATE OF `slug`, `name`, `brand`, `price_pkr`, `price_rank`, `price_source`, `price_date`, `price_kind`, `price_storage`, `price_ram`, `price_seller`, `release_year`, `release_order`, `is_featured` ON `mobiles` BEGIN
	INSERT INTO `finder_changes` (`mobile_id`) VALUES (new.`id`);
END;
