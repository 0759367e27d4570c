CREATE TABLE `message_sendings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `message_sendings_address` ON `message_sendings` (`address`,`at`);--> statement-breakpoint
CREATE INDEX `message_sendings_at` ON `message_sendings` (`at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`email` text,
	`phone` text,
	`subject` text,
	`text` text NOT NULL,
	`mobile_id` text,
	`mobile_name` text,
	`price_pkr` integer,
	`place` text,
	`is_read` integer DEFAULT false NOT NULL,
	`is_marked` integer DEFAULT false NOT NULL,
	`content_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "messages_kind" CHECK("messages"."kind" IN ('contact', 'price-report')),
	CONSTRAINT "messages_contact_whole" CHECK("messages"."kind" <> 'contact' OR ("messages"."email" IS NOT NULL AND "messages"."subject" IS NOT NULL)),
	CONSTRAINT "messages_report_whole" CHECK("messages"."kind" <> 'price-report' OR ("messages"."mobile_name" IS NOT NULL AND "messages"."price_pkr" > 0 AND "messages"."place" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `messages_created` ON `messages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_unread` ON `messages` (`created_at`,`id`) WHERE "messages"."is_read" = 0;--> statement-breakpoint
CREATE INDEX `messages_marked` ON `messages` (`created_at`,`id`) WHERE "messages"."is_marked" = 1;--> statement-breakpoint
CREATE INDEX `messages_content` ON `messages` (`content_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_mobile` ON `messages` (`mobile_id`);