/** The tables. Invariants are constraints; JSON columns are typed, and validated by the code that writes them. */
export * from './accounts.ts'
export * from './activity.ts'
export * from './ai.ts'
export * from './catalogue.ts'
export * from './imports.ts'
export * from './messages.ts'
export * from './search.ts'
export * from './state.ts'
