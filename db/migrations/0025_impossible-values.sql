ALTER TABLE `phone_facts` ADD `impossible` text;--> statement-breakpoint
CREATE INDEX `phone_facts_impossible` ON `phone_facts` (`mobile_id`) WHERE "phone_facts"."impossible" IS NOT NULL;