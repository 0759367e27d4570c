/** Enumerations shared by columns, forms and types. */

/** Origins of a price (PRICE-5). */
export const priceKinds = ['retail', 'launch', 'admin', 'import'] as const
export type PriceKind = (typeof priceKinds)[number]

/** The price bands, cheapest first; app/prices/bands.ts defines their limits. */
export const bands = ['budget', 'midrange', 'flagship'] as const
export type Band = (typeof bands)[number]

export const messageKinds = ['contact', 'price-report'] as const
export type MessageKind = (typeof messageKinds)[number]

/** The subjects of the contact form, in display order (CONTACT-1). */
export const subjects = ['pricing', 'review', 'technical', 'feedback', 'partnership', 'other'] as const
export type Subject = (typeof subjects)[number]

/** The budget that a model call is charged to: visitors, the administrator, or the site itself. */
export const aiPayers = ['visitor', 'admin', 'site'] as const
export type AiPayer = (typeof aiPayers)[number]

/** Kinds of import runs: provider queries, a file, or an undo. */
const importKinds = ['latest', 'brands', 'popular', 'brand', 'search', 'file', 'undo'] as const
export type ImportKind = (typeof importKinds)[number]

export const importStates = ['running', 'done', 'failed', 'cancelled', 'interrupted'] as const
export type ImportState = (typeof importStates)[number]

/** What an import wrote. `history`: a price added only to the history; the current one stays. */
export const importChangeKinds = ['phone', 'brand', 'price', 'history'] as const
export type ImportChangeKind = (typeof importChangeKinds)[number]
