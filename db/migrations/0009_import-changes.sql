CREATE TABLE `import_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject_name` text NOT NULL,
	`version` integer,
	`before` text,
	`after` text,
	`at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`run_id`) REFERENCES `import_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "import_changes_kind" CHECK("import_changes"."kind" IN ('phone', 'brand', 'price', 'history'))
);
--> statement-breakpoint
CREATE INDEX `import_changes_run` ON `import_changes` (`run_id`,`id`);--> statement-breakpoint
CREATE INDEX `import_changes_subject` ON `import_changes` (`subject_id`,`id`);