/** Imports from the phone-data provider of the settings. */
import { POPULAR_BRANDS } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { cutText } from '#app/platform/text.ts'
import type { NamedBrand } from '../normalize/names.ts'
import { slugOwner } from '../plan/slug-owner.server.ts'
import { bundledProvider } from '../providers/bundled.server.ts'
import { POPULAR_PER_BRAND } from '../providers/limits.ts'
import { mobileApiProvider } from '../providers/mobileapi.server.ts'
import {
  type Detail,
  type ImportRequest,
  type List,
  type ListedPhone,
  type PhoneProvider,
  type ProviderSession,
  ProviderStopped,
} from '../providers/provider.ts'
import { ImportStopped, type Outcome, type Starting, startRun, type Work } from './runner.server.ts'
import { storeBrand, storeCandidate } from './store.server.ts'

/** The provider that the settings name. */
export const provider = (): PhoneProvider =>
  settings().PHONE_PROVIDER === 'mobileapi' ? mobileApiProvider : bundledProvider

const LONGEST_LABEL = 100

/** Details that are asked for together. */
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

async function storeBrands(work: Work, { entries, refused, problem }: List<NamedBrand>): Promise<void> {
  work.expect(entries.length + refused.length)
  for (const entry of refused) work.each(() => line(entry.name, entry.refused.says))
  for (const brand of entries) {
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
    total += list.entries.length + list.refused.length
    await storePhones(work, session, list, providerId, total)
  }
}

async function popularBrands(session: ProviderSession): Promise<NamedBrand[]> {
  const here = new Map(listBrands().map(brand => [brand.slug, brand]))
  const isHere = POPULAR_BRANDS.every(slug => here.has(slug))
  const known = isHere ? [...here.values()] : (await session.listBrands()).entries
  return POPULAR_BRANDS.flatMap(slug => {
    const brand = known.find(candidate => candidate.slug === slug)
    return brand ? [{ slug, name: brand.name, description: brand.description, logo: brand.logo }] : []
  })
}

/** Stores the phones of a list that are not here yet; those that are cost no request. */
async function storePhones(
  work: Work,
  session: ProviderSession,
  { entries, refused, problem }: List<ListedPhone>,
  providerId: string,
  total = entries.length + refused.length,
): Promise<void> {
  work.expect(total)
  for (const entry of refused) work.each(() => line(entry.name, entry.refused.says))
  for (let start = 0; start < entries.length; start += TOGETHER) {
    const together = entries.slice(start, start + TOGETHER)
    const details = await Promise.allSettled(
      together.map(entry => (slugOwner(entry.brandSlug, entry.slug) === 'same' ? null : session.detail(entry))),
    )
    details.forEach((detail, index) => {
      const entry = together[index]
      if (entry && detail.status === 'fulfilled') work.each(() => store(entry, detail.value, providerId, work.runId))
    })
    await work.flush()
    work.spent(session.requests)
    const failed = details.find(detail => detail.status === 'rejected')
    if (failed) throw failed.reason
  }
  await work.flush()
  if (problem) work.complain(problem)
}

function store(entry: ListedPhone, detail: Detail | null, providerId: string, runId: string): Outcome {
  if (detail === null) return 'existing'
  if (!detail.ok) return line(entry.name, detail.refused.says)
  const origin = { provider: providerId, externalId: entry.externalId, raw: detail.raw }
  const stored = storeCandidate(detail.candidate, origin, Date.now(), runId)
  return stored.outcome === 'refused' ? line(entry.name, stored.says) : stored.outcome
}
