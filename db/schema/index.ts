/** The tables. What must always hold stands there as constraints; JSON columns are typed, and validated by their writer. */
export * from './accounts.ts'
export * from './activity.ts'
export * from './ai.ts'
export * from './catalogue.ts'
export * from './imports.ts'
export * from './messages.ts'
export * from './search.ts'
export * from './state.ts'
