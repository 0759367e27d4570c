/** The values that a column, a form and a type share: each list stands here once. */

/** Where a price comes from (PRICE-5). */
export const priceKinds = ['retail', 'launch', 'admin', 'import'] as const
export type PriceKind = (typeof priceKinds)[number]

/** The price bands, cheapest first; app/prices/bands.ts says where each begins. */
export const bands = ['budget', 'midrange', 'flagship'] as const
export type Band = (typeof bands)[number]

export const messageKinds = ['contact', 'price-report'] as const
export type MessageKind = (typeof messageKinds)[number]

/** The subjects of the contact form, in their order (CONTACT-1). */
export const subjects = ['pricing', 'review', 'technical', 'feedback', 'partnership', 'other'] as const
export type Subject = (typeof subjects)[number]

/** Whose budget a call of the model is charged to: a visitor's, the administrator's, the site's own. */
export const aiPayers = ['visitor', 'admin', 'site'] as const
export type AiPayer = (typeof aiPayers)[number]

/** What a provider can be asked for; a file and an undo are runs too. */
const importKinds = ['latest', 'brands', 'popular', 'brand', 'search', 'file', 'undo'] as const
export type ImportKind = (typeof importKinds)[number]

export const importStates = ['running', 'done', 'failed', 'cancelled', 'interrupted'] as const
export type ImportState = (typeof importStates)[number]

/** What an import wrote. `history`: a price that only joined the history, which keeps every row. */
export const importChangeKinds = ['phone', 'brand', 'price', 'history'] as const
export type ImportChangeKind = (typeof importChangeKinds)[number]
