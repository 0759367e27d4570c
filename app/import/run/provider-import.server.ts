/** Imports from the configured phone-data provider. */
import { POPULAR_BRANDS } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { cutText } from '#app/platform/text/text.ts'
import type { NamedBrand } from '../normalize/names.ts'
import { slugOwner } from '../plan/slug-owner.server.ts'
import { bundledProvider } from '../providers/bundled.server.ts'
import { POPULAR_PER_BRAND } from '../providers/limits.ts'
import { mobileApiProvider } from '../providers/mobileapi.server.ts'
import {
  type ImportRequest,
  type PhoneProvider,
  type ProviderCandidate,
  type ProviderRow,
  type ProviderSession,
  ProviderStopped,
  type RowList,
} from '../providers/provider.ts'
import { ImportStopped, type Outcome, type StartResult, startRun, type Work } from './runner.server.ts'
import { storeBrand, storeCandidate } from './store.server.ts'

/** The configured provider. */
export const provider = (): PhoneProvider =>
  settings().PHONE_PROVIDER === 'mobileapi' ? mobileApiProvider : bundledProvider

const MAX_LABEL_LENGTH = 100

/** Candidates requested concurrently. */
const BATCH = 5

/** Starts an import from the provider, unless another import is running. */
export function startProviderImport(request: ImportRequest, username: string): Promise<StartResult> {
  const source = provider()
  const { kind, ...parameters } = request
  return startRun({
    kind,
    source: source.id,
    parameters,
    username,
    async work(work) {
      const session = source.open(request, work.signal)
      try {
        await runImport(work, session, request, source.id)
      } catch (error) {
        if (error instanceof ProviderStopped) throw new ImportStopped(error.message)
        throw error
      } finally {
        work.setRequests(session.requests)
      }
    },
  })
}

async function runImport(work: Work, session: ProviderSession, request: ImportRequest, providerId: string) {
  switch (request.kind) {
    case 'latest':
      return storePhones(work, session, await session.listLatest(request.limit), providerId)
    case 'brand':
      return storePhones(work, session, await session.listByBrand(request.brand, request.limit), providerId)
    case 'search':
      return storePhones(work, session, await session.search(request.query, request.limit), providerId)
    case 'brands':
      return storeBrands(work, await session.listBrands())
    case 'popular':
      return storePopular(work, session, providerId)
  }
}

/** An error line of the result. The name is cut, because it may have any length. */
const line = (name: string, message: string): Outcome => ({ refused: `${cutText(name, MAX_LABEL_LENGTH)}: ${message}` })

const addBrand = (work: Work, brand: NamedBrand) =>
  work.addStep(() => {
    const stored = storeBrand(brand, Date.now(), work.runId)
    return stored.outcome === 'refused' ? line(brand.name, stored.message) : stored.outcome
  })

async function storeBrands(work: Work, { rows, refused, problem }: RowList<NamedBrand>): Promise<void> {
  work.setTotal(rows.length + refused.length)
  for (const row of refused) work.addStep(() => line(row.name, row.refused.message))
  for (const brand of rows) addBrand(work, brand)
  await work.flush()
  if (problem) work.addError(problem)
}

/** The popular brands, and the newest phones of each (IMPORT-3). */
async function storePopular(work: Work, session: ProviderSession, providerId: string): Promise<void> {
  const brands = await popularBrands(session)
  let total = brands.length
  work.setTotal(total)
  for (const brand of brands) {
    addBrand(work, brand)
    await work.flush()
    const list = await session.listByBrand(brand.name, POPULAR_PER_BRAND)
    total += list.rows.length + list.refused.length
    await storePhones(work, session, list, providerId, total)
  }
}

async function popularBrands(session: ProviderSession): Promise<NamedBrand[]> {
  const stored = new Map(listBrands().map(brand => [brand.slug, brand]))
  const hasAll = POPULAR_BRANDS.every(slug => stored.has(slug))
  const known = hasAll ? [...stored.values()] : (await session.listBrands()).rows
  return POPULAR_BRANDS.flatMap(slug => {
    const brand = known.find(candidate => candidate.slug === slug)
    return brand ? [{ slug, name: brand.name, description: brand.description, logo: brand.logo }] : []
  })
}

/** Stores the new phones of a list. Existing phones cost no request. */
async function storePhones(
  work: Work,
  session: ProviderSession,
  { rows, refused, problem }: RowList<ProviderRow>,
  providerId: string,
  total = rows.length + refused.length,
): Promise<void> {
  work.setTotal(total)
  for (const row of refused) work.addStep(() => line(row.name, row.refused.message))
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    const candidates = await Promise.allSettled(
      batch.map(row => (slugOwner(row.brandSlug, row.slug) === 'same' ? null : session.readCandidate(row))),
    )
    candidates.forEach((result, index) => {
      const row = batch[index]
      if (row && result.status === 'fulfilled') work.addStep(() => store(row, result.value, providerId, work.runId))
    })
    await work.flush()
    work.setRequests(session.requests)
    const failed = candidates.find(result => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  await work.flush()
  if (problem) work.addError(problem)
}

function store(row: ProviderRow, result: ProviderCandidate | null, providerId: string, runId: string): Outcome {
  if (result === null) return 'existing'
  if (!result.ok) return line(row.name, result.refused.message)
  const origin = { provider: providerId, externalId: row.externalId, raw: result.raw }
  const stored = storeCandidate(result.candidate, origin, Date.now(), runId)
  return stored.outcome === 'refused' ? line(row.name, stored.message) : stored.outcome
}
