CREATE TABLE `message_photos` (
	`message_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`jpeg` blob NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_photos_created` ON `message_photos` (`created_at`);