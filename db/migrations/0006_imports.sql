CREATE TABLE `import_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`parameters` text NOT NULL,
	`state` text NOT NULL,
	`success` integer DEFAULT 0 NOT NULL,
	`existing` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`processed` integer DEFAULT 0 NOT NULL,
	`total` integer,
	`errors` text NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`username` text NOT NULL,
	`pid` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "import_runs_state" CHECK("import_runs"."state" IN ('running', 'done', 'failed', 'cancelled', 'interrupted'))
);
--> statement-breakpoint
CREATE INDEX `import_runs_started` ON `import_runs` (`started_at`);--> statement-breakpoint
CREATE TABLE `provider_records` (
	`provider` text NOT NULL,
	`external_id` text NOT NULL,
	`mobile_id` text NOT NULL,
	`raw` text,
	`fetched_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `external_id`),
	FOREIGN KEY (`mobile_id`) REFERENCES `mobiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `provider_records_mobile` ON `provider_records` (`mobile_id`);