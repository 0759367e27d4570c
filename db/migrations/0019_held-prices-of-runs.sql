ALTER TABLE `held_prices` ADD `run_id` text REFERENCES import_runs(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `held_prices_run` ON `held_prices` (`run_id`);