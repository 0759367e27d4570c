/** `2024`, `2024-09` or `2024-09-13`. Pages use it too: keep schemas out of here. */
export const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/
