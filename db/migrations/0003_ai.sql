CREATE TABLE `ai_answers` (
	`key` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`mobile_id` text,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ai_answers_mobile` ON `ai_answers` (`mobile_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `ai_answers_created` ON `ai_answers` (`created_at`);--> statement-breakpoint
CREATE TABLE `ai_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purpose` text NOT NULL,
	`payer` text NOT NULL,
	`model` text NOT NULL,
	`outcome` text NOT NULL,
	`input_tokens` integer,
	`output_tokens` integer,
	`duration_ms` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "ai_calls_payer_known" CHECK("ai_calls"."payer" IN ('visitor', 'admin', 'site'))
);
--> statement-breakpoint
CREATE INDEX `ai_calls_payer` ON `ai_calls` (`payer`,`created_at`);--> statement-breakpoint
CREATE INDEX `ai_calls_created` ON `ai_calls` (`created_at`);