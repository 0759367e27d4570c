CREATE TABLE `ended_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`ended_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ended_sessions_at` ON `ended_sessions` (`ended_at`);--> statement-breakpoint
CREATE TABLE `kept_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`kept_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_forms_user` ON `kept_forms` (`user_id`,`kept_at`);--> statement-breakpoint
-- Not where the account itself is deleted.
CREATE TRIGGER `session_ended` AFTER DELETE ON `sessions` WHEN EXISTS (SELECT 1 FROM `users` WHERE `id` = old.`user_id`) BEGIN
	INSERT OR REPLACE INTO `ended_sessions` (`id`, `user_id`, `ended_at`) VALUES (old.`id`, old.`user_id`, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
