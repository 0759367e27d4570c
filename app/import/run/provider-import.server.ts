/** Imports from the phone-data provider of the settings. */
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
import { ImportStopped, type Outcome, type Starting, startRun, type Work } from './runner.server.ts'
import { storeBrand, storeCandidate } from './store.server.ts'

/** The provider that the settings name. */
export const provider = (): PhoneProvider =>
  settings().PHONE_PROVIDER === 'mobileapi' ? mobileApiProvider : bundledProvider

const LONGEST_LABEL = 100

/** Candidates that are asked for together. */
const TOGETHER = 5

/** Starts an import from the provider, unless another import is under way. */
export function startProviderImport(request: ImportRequest, username: string): Promise<Starting> {
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
        await importInto(work, session, request, source.id)
      } catch (error) {
        if (error instanceof ProviderStopped) throw new ImportStopped(error.message)
        throw error
      } finally {
        work.spent(session.requests)
      }
    },
  })
}

async function importInto(work: Work, session: ProviderSession, request: ImportRequest, providerId: string) {
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

/** A line of the result; a name may be of any length. */
const line = (name: string, says: string): Outcome => ({ refused: `${cutText(name, LONGEST_LABEL)}: ${says}` })

async function storeBrands(work: Work, { rows, refused, problem }: RowList<NamedBrand>): Promise<void> {
  work.expect(rows.length + refused.length)
  for (const row of refused) work.each(() => line(row.name, row.refused.says))
  for (const brand of rows) {
    work.each(() => {
      const stored = storeBrand(brand, Date.now(), work.runId)
      return stored.outcome === 'refused' ? line(brand.name, stored.says) : stored.outcome
    })
  }
  await work.flush()
  if (problem) work.complain(problem)
}

/** The popular brands, and the newest phones of each (IMPORT-3). */
async function storePopular(work: Work, session: ProviderSession, providerId: string): Promise<void> {
  const brands = await popularBrands(session)
  let total = brands.length
  work.expect(total)
  for (const brand of brands) {
    work.each(() => {
      const stored = storeBrand(brand, Date.now(), work.runId)
      return stored.outcome === 'refused' ? line(brand.name, stored.says) : stored.outcome
    })
    await work.flush()
    const list = await session.listByBrand(brand.name, POPULAR_PER_BRAND)
    total += list.rows.length + list.refused.length
    await storePhones(work, session, list, providerId, total)
  }
}

async function popularBrands(session: ProviderSession): Promise<NamedBrand[]> {
  const here = new Map(listBrands().map(brand => [brand.slug, brand]))
  const isHere = POPULAR_BRANDS.every(slug => here.has(slug))
  const known = isHere ? [...here.values()] : (await session.listBrands()).rows
  return POPULAR_BRANDS.flatMap(slug => {
    const brand = known.find(candidate => candidate.slug === slug)
    return brand ? [{ slug, name: brand.name, description: brand.description, logo: brand.logo }] : []
  })
}

/** Stores the phones of a list that are not here yet; those that are cost no request. */
async function storePhones(
  work: Work,
  session: ProviderSession,
  { rows, refused, problem }: RowList<ProviderRow>,
  providerId: string,
  total = rows.length + refused.length,
): Promise<void> {
  work.expect(total)
  for (const row of refused) work.each(() => line(row.name, row.refused.says))
  for (let start = 0; start < rows.length; start += TOGETHER) {
    const together = rows.slice(start, start + TOGETHER)
    const candidates = await Promise.allSettled(
      together.map(row => (slugOwner(row.brandSlug, row.slug) === 'same' ? null : session.readCandidate(row))),
    )
    candidates.forEach((result, index) => {
      const row = together[index]
      if (row && result.status === 'fulfilled') work.each(() => store(row, result.value, providerId, work.runId))
    })
    await work.flush()
    work.spent(session.requests)
    const failed = candidates.find(result => result.status === 'rejected')
    if (failed) throw failed.reason
  }
  await work.flush()
  if (problem) work.complain(problem)
}

function store(row: ProviderRow, result: ProviderCandidate | null, providerId: string, runId: string): Outcome {
  if (result === null) return 'existing'
  if (!result.ok) return line(row.name, result.refused.says)
  const origin = { provider: providerId, externalId: row.externalId, raw: result.raw }
  const stored = storeCandidate(result.candidate, origin, Date.now(), runId)
  return stored.outcome === 'refused' ? line(row.name, stored.says) : stored.outcome
}
