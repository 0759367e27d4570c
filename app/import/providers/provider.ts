/** The interface of phone-data providers. */
import type { Candidate, Refused } from '../normalize/candidate.ts'
import type { NamedBrand } from '../normalize/names.ts'

/** A phone in a list of the provider. */
export type ProviderRow = {
  /** The provider's own id, as text. */
  externalId: string
  /** Both slugs together decide whether the phone is already stored. */
  brandSlug: string
  slug: string
  name: string
}

/** A row refused without requesting its details. */
export type RefusedRow = { name: string; refused: Refused }

/** The candidate of a row, with the provider's record. */
export type ProviderCandidate = { ok: true; candidate: Candidate; raw: unknown } | { ok: false; refused: Refused }

/** A list of rows, and why it may be incomplete. */
export type RowList<Row> = {
  rows: Row[]
  refused: RefusedRow[]
  /** A message for people; null when the list is complete. */
  problem: string | null
}

/** The input of a run. Limits are numbers of phones. */
export type ImportRequest =
  | { kind: 'latest'; limit: number }
  | { kind: 'brands' }
  | { kind: 'popular' }
  | { kind: 'brand'; brand: string; limit: number }
  | { kind: 'search'; query: string; limit: number }

/** The requests of one run, counted and bounded. */
export interface ProviderSession {
  listBrands(): Promise<RowList<NamedBrand>>
  /** Newest first. */
  listLatest(limit: number): Promise<RowList<ProviderRow>>
  /** The newest of a brand, by its name or slug, newest first; empty for an unknown brand. */
  listByBrand(brand: string, limit: number): Promise<RowList<ProviderRow>>
  search(query: string, limit: number): Promise<RowList<ProviderRow>>
  /** @throws ProviderStopped when no further request is possible */
  readCandidate(row: ProviderRow): Promise<ProviderCandidate>
  /** Requests made so far. */
  readonly requests: number
}

export interface PhoneProvider {
  id: 'bundled' | 'mobileapi'
  /** The name of the source, for people. */
  label: string
  /** The maximum number of requests; 0 without network. */
  costOf(request: ImportRequest): number
  /** @param signal cancels the session immediately */
  open(request: ImportRequest, signal: AbortSignal): ProviderSession
}

/** No further request can succeed in this run: no key, rate limit, budget spent, cancelled. */
export class ProviderStopped extends Error {}
