CREATE TABLE `pictures` (
	`hash` text PRIMARY KEY NOT NULL,
	`unused_since` integer,
	`small` blob NOT NULL,
	`large` blob NOT NULL
);
