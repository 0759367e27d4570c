DROP TABLE `snapshot_parts`;--> statement-breakpoint
DROP TABLE `snapshots`;--> statement-breakpoint
CREATE INDEX `mobiles_price` ON `mobiles` (`price_rank`,`price_pkr`,`id`);--> statement-breakpoint
CREATE INDEX `phone_facts_memory` ON `phone_facts` (`mobile_id`,`kind`,`ram_gb`);