CREATE TABLE `fact_overrides` (
	`mobile_id` text PRIMARY KEY NOT NULL,
	`overrides` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `fact_tables` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fact_tables_name` ON `fact_tables` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `finder_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `phone_facts` (
	`mobile_id` text PRIMARY KEY NOT NULL,
	`kind` text,
	`os` text,
	`chip` text,
	`speed` integer,
	`graphics` integer,
	`battery_mah` integer,
	`charging_watts` real,
	`is_oled` integer,
	`refresh_hz` integer,
	`nits` integer,
	`screen_inches` real,
	`sensor_inch` real,
	`is_stabilized` integer,
	`optical_zoom` real,
	`selfie_mp` real,
	`ram_gb` real,
	`storage_gb` real,
	`has_card` integer,
	`security_until` text,
	`os_upgrades` integer,
	`water_level` integer,
	`has_5g` integer,
	`has_nfc` integer,
	`has_jack` integer,
	`has_radio` integer,
	`has_infrared` integer,
	`weight_g` real,
	`facts` text NOT NULL,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `phone_facts_kind` ON `phone_facts` (`kind`);--> statement-breakpoint
CREATE INDEX `phone_facts_chip` ON `phone_facts` (`chip`);--> statement-breakpoint
CREATE INDEX `phone_facts_speed` ON `phone_facts` (`speed`);--> statement-breakpoint
CREATE INDEX `phone_facts_battery` ON `phone_facts` (`battery_mah`);
--> statement-breakpoint
-- The finder keeps all phones in memory and reads those again that are listed here.
CREATE TRIGGER `finder_mobiles_insert` AFTER INSERT ON `mobiles` BEGIN
	INSERT INTO `finder_changes` (`mobile_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `finder_mobiles_delete` AFTER DELETE ON `mobiles` BEGIN
	INSERT INTO `finder_changes` (`mobile_id`) VALUES (old.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `finder_mobiles_update`
AFTER UPDATE OF `slug`, `brand`, `price_pkr`, `price_rank`, `release_year`, `release_order` ON `mobiles` BEGIN
	INSERT INTO `finder_changes` (`mobile_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `finder_facts_insert` AFTER INSERT ON `phone_facts` BEGIN
	INSERT INTO `finder_changes` (`mobile_id`) VALUES (new.`mobile_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `finder_facts_update` AFTER UPDATE ON `phone_facts` BEGIN
	INSERT INTO `finder_changes` (`mobile_id`) VALUES (new.`mobile_id`);
END;
