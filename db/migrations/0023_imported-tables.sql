PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_import_changes` (
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
	CONSTRAINT "import_changes_kind" CHECK("__new_import_changes"."kind" IN ('phone', 'brand', 'price', 'history', 'table'))
);
--> statement-breakpoint
INSERT INTO `__new_import_changes`("id", "run_id", "kind", "subject_id", "subject_name", "version", "before", "after", "at", "undone_at") SELECT "id", "run_id", "kind", "subject_id", "subject_name", "version", "before", "after", "at", "undone_at" FROM `import_changes`;--> statement-breakpoint
DROP TABLE `import_changes`;--> statement-breakpoint
ALTER TABLE `__new_import_changes` RENAME TO `import_changes`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `import_changes_run` ON `import_changes` (`run_id`,`id`);--> statement-breakpoint
CREATE INDEX `import_changes_subject` ON `import_changes` (`subject_id`,`id`);