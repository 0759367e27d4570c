CREATE TABLE `held_prices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile_id` text NOT NULL,
	`price_pkr` integer NOT NULL,
	`source` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`storage` text,
	`ram` text,
	`seller` text,
	`doubts` text NOT NULL,
	`is_rejected` integer DEFAULT false NOT NULL,
	`held_at` integer NOT NULL,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "held_prices_positive" CHECK("held_prices"."price_pkr" > 0),
	CONSTRAINT "held_prices_kind" CHECK("held_prices"."kind" IN ('retail', 'launch', 'admin', 'import', 'official', 'list', 'non-pta'))
);
--> statement-breakpoint
CREATE INDEX `held_prices_row` ON `held_prices` (`mobile_id`,`date`,`source`);