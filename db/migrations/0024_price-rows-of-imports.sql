ALTER TABLE `import_changes` ADD `price_id` integer;--> statement-breakpoint
ALTER TABLE `import_changes` ADD `variant` text;--> statement-breakpoint
-- Each of these changes added one row to the history, at the same time and in the same order.
WITH changed AS (
  SELECT `id`, `subject_id`, `at`, row_number() OVER (PARTITION BY `subject_id`, `at` ORDER BY `id`) AS place
  FROM `import_changes` WHERE `kind` IN ('price', 'history')
), added AS (
  SELECT `id`, `mobile_id`, `recorded_at`, row_number() OVER (PARTITION BY `mobile_id`, `recorded_at` ORDER BY `id`) AS place
  FROM `price_history`
)
UPDATE `import_changes` SET `price_id` = pair.price_id FROM (
  SELECT changed.`id` AS change_id, added.`id` AS price_id
  FROM changed JOIN added ON added.`mobile_id` = changed.`subject_id` AND added.`recorded_at` = changed.`at` AND added.place = changed.place
) AS pair WHERE pair.change_id = `import_changes`.`id`;--> statement-breakpoint
-- What was undone stayed in the history, and the undo added a price of the editors that nobody had entered.
DELETE FROM `price_history` WHERE `kind` = 'admin' AND EXISTS (
  SELECT 1 FROM `import_changes` AS change
  WHERE change.`subject_id` = `price_history`.`mobile_id` AND change.`kind` = 'price'
    AND change.`undone_at` = `price_history`.`recorded_at`
    AND coalesce(change.`before` ->> '$.pricePkr', 0) = `price_history`.`price_pkr`
);--> statement-breakpoint
DELETE FROM `price_history` WHERE `id` IN (
  SELECT `price_id` FROM `import_changes` WHERE `kind` = 'price' AND `undone_at` IS NOT NULL
);
