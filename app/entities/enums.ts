/** Enumerations shared by columns, forms and types. */

/** Origins of a price (PRICE-5). `non-pta`: of an unregistered phone, so it is never the phone's price. */
export const priceKinds = ['retail', 'launch', 'admin', 'import', 'official', 'list', 'non-pta'] as const
export type PriceKind = (typeof priceKinds)[number]

/** The kinds that the price of a phone may have. */
export const ownPriceKinds = priceKinds.filter(kind => kind !== 'non-pta')

/** How much a price says about what a phone costs now, best first (app/prices/grades.ts). */
export const priceGrades = ['shop', 'older', 'launch'] as const
export type PriceGrade = (typeof priceGrades)[number]

/** How well the facts of a bundled phone are known; `name-only`: its name, memory and price only (DATA-20). */
export const dataConfidences = ['high', 'medium', 'low', 'name-only'] as const
export type DataConfidence = (typeof dataConfidences)[number]

/** What a page must say about the facts of a bundled phone (DATA-21). */
export const phoneMarks = [
  'keypad',
  'folded-size',
  'unfolded-size',
  'edition',
  'check-condition',
  'bands-by-version',
  '5g-bands-unknown',
  'expected-release',
] as const
export type PhoneMark = (typeof phoneMarks)[number]

/** The price bands, cheapest first; app/prices/bands.ts defines their limits. */
export const bands = ['budget', 'midrange', 'flagship'] as const
export type Band = (typeof bands)[number]

export const messageKinds = ['contact', 'price-report'] as const
export type MessageKind = (typeof messageKinds)[number]

/** The subjects of the contact form, in display order (CONTACT-1). */
export const subjects = ['pricing', 'review', 'technical', 'feedback', 'partnership', 'other'] as const
/** What a message may be about: also the proposal of a source from the page for shops (SHOPS-3). */
export type Subject = (typeof subjects)[number] | 'source'

/** The budget that a model call is charged to: visitors, the administrator, or the site itself. */
export const aiPayers = ['visitor', 'admin', 'site'] as const
export type AiPayer = (typeof aiPayers)[number]

/** Kinds of import runs: provider queries, a file, or an undo. */
const importKinds = ['latest', 'brands', 'popular', 'brand', 'search', 'file', 'undo'] as const
export type ImportKind = (typeof importKinds)[number]

export const importStates = ['running', 'done', 'failed', 'cancelled', 'interrupted'] as const
export type ImportState = (typeof importStates)[number]

/** What an import wrote. `history`: a price added only to the history; the current one stays. */
export const importChangeKinds = ['phone', 'brand', 'price', 'history', 'table'] as const
export type ImportChangeKind = (typeof importChangeKinds)[number]

/** Kinds of price that a source gives: of a shop, of the maker or distributor, or from a published list. */
export const sourceKinds = ['retail', 'official', 'list'] as const
export type SourceKind = (typeof sourceKinds)[number]

export const sourceRunStates = ['running', 'done', 'failed', 'broken-off'] as const
export type SourceRunState = (typeof sourceRunStates)[number]

/** What a seller offers. Only new, registered phones make the price of a phone: `retail`, `official` and `list`. */
export const offerKinds = ['retail', 'official', 'list', 'non-pta', 'used', 'refurbished'] as const
export type OfferKind = (typeof offerKinds)[number]

/** What an entry of the activity says that was done, and to what (ADMIN-13). */
export type ActivityAction = 'create' | 'update' | 'delete' | 'merge' | 'restore' | 'login' | 'import' | 'undo'
export type ActivitySubject =
  | 'phone'
  | 'brand'
  | 'session'
  | 'import'
  | 'table'
  | 'account'
  | 'invitation'
  | 'site'
  | 'source'
  | 'text'
