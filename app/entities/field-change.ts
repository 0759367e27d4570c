/** A field of a record before and after a change, as text that a person can compare. */
export type FieldChange = { field: string; before: string; after: string }
