/** MobileAPI.dev as a provider. It has no sort order and no 'latest': lists are read page by page and sorted here. */

import { brandSlugOf } from '#app/listings/makers.ts'
import { parseReleaseDate } from '#app/phones/parse-date.ts'
import { settings } from '#app/platform/settings.server.ts'
import { releaseOrder } from '#app/prices/dates.ts'
import { candidateOf } from '../normalize/candidate.ts'
import { knownBrands } from '../normalize/known-brands.server.ts'
import { type NamedBrand, namePhone, phoneSlugOf } from '../normalize/names.ts'
import { cleanValue } from '../normalize/text.ts'
import { MobileApiClient, RequestFailed } from './mobileapi-client.server.ts'
import { costOf, PAGES } from './mobileapi-cost.ts'
import { factsOfDevice, foreignKind, isComplete, makerOf } from './mobileapi-map.ts'
import { type Device, deviceSchema, manufacturerSchema, readPage } from './mobileapi-schema.ts'
import {
  type PhoneProvider,
  type ProviderCandidate,
  type ProviderRow,
  type ProviderSession,
  ProviderStopped,
  type RefusedRow,
  type RowList,
} from './provider.ts'

/** In the first months of a year, 'latest' includes the year before. */
const EARLY_MONTHS = 3
/** Lists where 404 means no results; elsewhere it means a wrong URL. */
const EMPTY_AS_404 = new Set(['/devices/search/', '/devices/by-manufacturer/'])

export const mobileApiProvider: PhoneProvider = {
  id: 'mobileapi',
  label: 'MobileAPI.dev',
  costOf,
  open: (request, signal) => {
    const { PHONE_PROVIDER_URL, PHONE_PROVIDER_KEY, PHONE_PROVIDER_TIMEOUT_MS } = settings()
    const client = new MobileApiClient({
      baseUrl: PHONE_PROVIDER_URL.replace(/\/+$/, ''),
      key: PHONE_PROVIDER_KEY,
      budget: costOf(request),
      timeoutMs: PHONE_PROVIDER_TIMEOUT_MS,
      signal,
    })
    return new MobileApiSession(client, request.kind === 'popular' ? PAGES.popular : PAGES.brand)
  },
}

type DeviceRow = ProviderRow & { device: Device; raw: unknown; order: number; maker: string; year: string }

class MobileApiSession implements ProviderSession {
  readonly #rows = new Map<string, DeviceRow>()
  readonly #known = knownBrands()

  constructor(
    private readonly client: MobileApiClient,
    private readonly brandPages: number,
  ) {}

  get requests() {
    return this.client.requests
  }

  async listBrands() {
    const { items, problem } = await this.#readPages('/manufacturers/', {}, PAGES.brands)
    const refused: RefusedRow[] = []
    const brands = new Map<string, NamedBrand>()
    for (const item of items) {
      const parsed = manufacturerSchema.safeParse(item)
      const name = parsed.success ? cleanValue(parsed.data.name) : ''
      const slug = brandSlugOf(name)
      if (slug === '')
        refused.push({
          name: name || 'a brand without a name',
          refused: { reason: 'no name', message: 'it has no name that an address could hold' },
        })
      else if (!brands.has(slug))
        brands.set(slug, {
          slug,
          name: this.#known.find(brand => brand.slug === slug)?.name ?? name,
        })
    }
    return { rows: [...brands.values()], refused, problem }
  }

  async listLatest(limit: number) {
    const now = new Date()
    const years = [now.getUTCFullYear(), ...(now.getUTCMonth() < EARLY_MONTHS ? [now.getUTCFullYear() - 1] : [])]
    const lists = []
    for (const year of years) {
      lists.push(await this.#list('/devices/by-year/', { year }, PAGES.latest, { year: String(year) }))
    }
    return newest(joined(lists), limit)
  }

  async listByBrand(brand: string, limit: number) {
    const slug = brandSlugOf(brand)
    const manufacturer = this.#known.find(known => known.slug === slug)?.name ?? brand
    return newest(
      await this.#list('/devices/by-manufacturer/', { manufacturer }, this.brandPages, { maker: manufacturer }),
      limit,
    )
  }

  async search(query: string, limit: number) {
    const { rows, ...rest } = await this.#list('/devices/search/', { name: query, limit }, PAGES.search, {}, limit)
    return { rows: rows.slice(0, limit), ...rest }
  }

  async readCandidate(row: ProviderRow): Promise<ProviderCandidate> {
    const listed = this.#rows.get(row.externalId)
    let device = listed?.device
    let raw = listed?.raw
    if (!device || !isComplete(device)) {
      try {
        const { status, body } = await this.client.get(`/devices/${encodeURIComponent(row.externalId)}/`)
        const parsed = deviceSchema.safeParse(body)
        if (status === 404) return refusal('gone', 'the provider does not have it any more')
        if (!parsed.success) return refusal('malformed', 'what the provider says of it cannot be read')
        raw = body
        // The list entry may have values that the full record lacks.
        device = {
          ...parsed.data,
          name: parsed.data.name || row.name,
          device_type: parsed.data.device_type || (device?.device_type ?? ''),
        }
      } catch (error) {
        if (error instanceof RequestFailed) return refusal('failed', lowerFirst(error.message))
        throw error
      }
    }
    const facts = factsOfDevice(device, listed?.maker)
    const result = candidateOf(facts.releaseDate === '' ? { ...facts, releaseDate: listed?.year ?? '' } : facts, {
      known: this.#known,
      source: 'mobileapi',
      price: () => null,
      thisYear: new Date().getUTCFullYear(),
    })
    if (!result.ok) return { ok: false, refused: result.refused }
    return { ok: true, candidate: result.candidate, raw: withoutThumbnail(raw) }
  }

  /** A list of devices: phones only, without duplicates. */
  async #list(
    path: string,
    query: Record<string, string | number>,
    pages: number,
    { maker = '', year = '' }: { maker?: string; year?: string },
    maxItems = Number.POSITIVE_INFINITY,
  ): Promise<RowList<DeviceRow>> {
    const { items, problem } = await this.#readPages(path, query, pages, maxItems)
    const list: RowList<DeviceRow> = { rows: [], refused: [], problem }
    const seen = new Set<string>()
    for (const item of items) {
      const parsed = deviceSchema.safeParse(item)
      if (!parsed.success) {
        list.refused.push({
          name: 'a device',
          refused: { reason: 'malformed', message: 'it has no id, or is no record at all' },
        })
        continue
      }
      const device = parsed.data
      if (foreignKind(device) !== '' || seen.has(device.id)) continue
      seen.add(device.id)
      const named = namePhone(makerOf(device) || maker, cleanValue(device.name), this.#known)
      if (!named) {
        list.refused.push({ name: `device ${device.id}`, refused: { reason: 'no name', message: 'it has no name' } })
        continue
      }
      const date = parseReleaseDate(device.release_date)?.date ?? year
      const row: DeviceRow = {
        externalId: device.id,
        brandSlug: named.brand.slug,
        slug: phoneSlugOf(named.name),
        name: named.name,
        device,
        raw: item,
        maker,
        year,
        order: date === '' ? 0 : releaseOrder(date),
      }
      this.#rows.set(device.id, row)
      list.rows.push(row)
    }
    return list
  }

  /** The items of all pages of a list. A failure after the first page returns the items so far and the problem. */
  async #readPages(
    path: string,
    query: Record<string, string | number>,
    pages: number,
    maxItems = Number.POSITIVE_INFINITY,
  ) {
    const items: unknown[] = []
    const firstIds = new Set<string>()
    for (let page = 1; page <= pages; page++) {
      try {
        const { status, body } = await this.client.get(path, { ...query, page })
        if (status === 204 || (status === 404 && EMPTY_AS_404.has(path))) return { items, problem: null }
        if (status === 404) {
          throw new RequestFailed(`The provider has no ${path} (404). Check PHONE_PROVIDER_URL.`)
        }
        const found = readPage(body)
        if (!found) throw new RequestFailed('The provider answered with something that is no list.')
        const firstId = JSON.stringify((found.items[0] as { id?: unknown } | undefined)?.id ?? found.items[0] ?? null)
        // A server that ignores `page` would return the same items for ever.
        if (found.items.length === 0 || firstIds.has(firstId)) return { items, problem: null }
        firstIds.add(firstId)
        items.push(...found.items)
        if (!found.hasNext || items.length >= maxItems) return { items, problem: null }
      } catch (error) {
        if (!(error instanceof RequestFailed || error instanceof ProviderStopped)) throw error
        if (items.length === 0) throw new ProviderStopped(error.message)
        return { items, problem: error.message }
      }
    }
    return { items, problem: null }
  }
}

/** Without the embedded image, which is most of the size and is not used. */
function withoutThumbnail(raw: unknown): unknown {
  const { image_b64: _, ...rest } = raw as Record<string, unknown>
  return rest
}

const refusal = (reason: string, message: string): ProviderCandidate => ({ ok: false, refused: { reason, message } })

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')

const joined = (lists: RowList<DeviceRow>[]): RowList<DeviceRow> => ({
  rows: lists.flatMap(list => list.rows),
  refused: lists.flatMap(list => list.refused),
  problem: lists.find(list => list.problem)?.problem ?? null,
})

const newest = ({ rows, ...rest }: RowList<DeviceRow>, limit: number): RowList<DeviceRow> => ({
  rows: rows.toSorted((a, b) => b.order - a.order).slice(0, limit),
  ...rest,
})
