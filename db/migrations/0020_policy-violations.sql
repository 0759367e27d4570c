CREATE TABLE `policy_violations` (
	`directive` text NOT NULL,
	`blocked` text NOT NULL,
	`route` text NOT NULL,
	`source` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`directive`, `blocked`, `route`, `source`)
);
--> statement-breakpoint
CREATE INDEX `policy_violations_last` ON `policy_violations` (`last_at`);