/** The value of a field before and after a change, as readable text. */
export type FieldChange = { field: string; before: string; after: string }
