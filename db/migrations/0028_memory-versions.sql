ALTER TABLE `phone_facts` ADD `memory_versions` text;--> statement-breakpoint
-- The finder also keeps the prices of versions, which stand in the history.
CREATE TRIGGER `finder_prices_insert` AFTER INSERT ON `price_history` WHEN new.`storage` IS NOT NULL OR new.`ram` IS NOT NULL BEGIN
	INSERT INTO `finder_changes` (`mobile_id`) VALUES (new.`mobile_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `finder_prices_delete` AFTER DELETE ON `price_history` WHEN old.`storage` IS NOT NULL OR old.`ram` IS NOT NULL BEGIN
	INSERT INTO `finder_changes` (`mobile_id`) VALUES (old.`mobile_id`);
END;
