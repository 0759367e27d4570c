/** What the import asks of a phone-data provider, whichever it is. */
import type { Candidate, Refused } from '../normalize/candidate.ts'
import type { NamedBrand } from '../normalize/names.ts'

/** A phone as a list of the provider names it. */
export type ProviderRow = {
  /** The provider's own id, as text. */
  externalId: string
  /** The slug of its brand, and its own: what tells whether it is here already. */
  brandSlug: string
  slug: string
  name: string
}

/** A row that is refused before anything more is asked about it. */
export type RefusedRow = { name: string; refused: Refused }

/** The candidate of a row, with the record that the provider gave. */
export type ProviderCandidate = { ok: true; candidate: Candidate; raw: unknown } | { ok: false; refused: Refused }

/** What came of asking for a list: its rows, and why it may be shorter than it should be. */
export type RowList<Row> = {
  rows: Row[]
  refused: RefusedRow[]
  /** In words; null when the list is whole. */
  problem: string | null
}

/** What a run asks for. Limits are numbers of phones. */
export type ImportRequest =
  | { kind: 'latest'; limit: number }
  | { kind: 'brands' }
  | { kind: 'popular' }
  | { kind: 'brand'; brand: string; limit: number }
  | { kind: 'search'; query: string; limit: number }

/** One conversation with a provider: the requests of one run, counted and bounded. */
export interface ProviderSession {
  listBrands(): Promise<RowList<NamedBrand>>
  /** Newest first. */
  listLatest(limit: number): Promise<RowList<ProviderRow>>
  /** The newest of a brand, by its name or slug, newest first; empty for a brand that is not known. */
  listByBrand(brand: string, limit: number): Promise<RowList<ProviderRow>>
  search(query: string, limit: number): Promise<RowList<ProviderRow>>
  /** @throws ProviderStopped when nothing more can be asked */
  readCandidate(row: ProviderRow): Promise<ProviderCandidate>
  /** Requests made so far. */
  readonly requests: number
}

export interface PhoneProvider {
  id: 'bundled' | 'mobileapi'
  /** For people: where the data comes from. */
  label: string
  /** The most requests that this import may cost; 0 where nothing is asked over the network. */
  costOf(request: ImportRequest): number
  /** @param signal ends the conversation at once */
  open(request: ImportRequest, signal: AbortSignal): ProviderSession
}

/** Nothing more can be had from the provider in this run: no key, over the limit, out of budget, cancelled. */
export class ProviderStopped extends Error {}
