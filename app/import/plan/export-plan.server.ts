/** The complete JSON export of this site, read back: ids, dates, prices and order as they were (IMPORT-12). */
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { listBrands } from '#app/brands/brands.server.ts'
import { reservedSlugs } from '#app/brands/reserved-slugs.ts'
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedBrand,
  type ExportedPhone,
  exportedBrand,
  exportedPhone,
  exportFile,
} from '#app/export/format.ts'
import { savePhone } from '#app/phones/save.server.ts'
import { noteChange } from '#app/platform/changes.server.ts'
import { db } from '#db/client.server.ts'
import { brands, mobiles, priceHistory } from '#db/schema.ts'
import { slugOwner } from '../run/store.server.ts'
import type { PlannedRow } from './plan.server.ts'

export type ExportStep =
  | { row: PlannedRow; write: { kind: 'brand'; brand: ExportedBrand } | { kind: 'exported'; phone: ExportedPhone } }
  | { row: PlannedRow; write: null }

export type SiteExport = z.infer<typeof exportFile>

/** The export in this text, or why it cannot be read; null when it is something else. */
export function readSiteExport(text: string): { ok: true; file: SiteExport } | { ok: false; message: string } | null {
  // Parsing a large file only to see that it is another is not worth it.
  if (!new RegExp(`"format"\\s*:\\s*"${EXPORT_FORMAT}"`).test(text)) return null
  try {
    const raw = JSON.parse(text)
    const file = exportFile.safeParse(raw)
    if (file.success) return { ok: true, file: file.data }
    return {
      ok: false,
      message:
        raw?.version === EXPORT_VERSION
          ? 'This is an export of this site, but its lists of brands and mobiles are not whole.'
          : `This is an export of another version of this site (${String(raw?.version).slice(0, 20)}); version ${EXPORT_VERSION} can be read.`,
    }
  } catch {
    return { ok: false, message: 'This is an export of this site, but it is cut off or damaged.' }
  }
}

/** What the export would do: brands first, then phones, each new, here already, or refused. */
export function planExport(file: SiteExport): ExportStep[] {
  const brands = new Map(listBrands().map(brand => [brand.slug, brand.id]))
  const planBrand = (raw: unknown, index: number): ExportStep => {
    const line = index + 1
    const name = `brand ${nameOf(raw)}`
    const read = readBrand(raw)
    if (!read.ok) return refused(line, name, 'malformed', read.says)
    const { brand, left } = read
    if (reservedSlugs.includes(brand.slug)) {
      return refused(line, name, 'brand', `the address /${brand.slug} belongs to a page of this site`)
    }
    if (brands.has(brand.slug)) return existing(line, name)
    if ([...brands.values()].includes(brand.id)) return refused(line, name, 'id', 'another brand has its id')
    brands.set(brand.slug, brand.id)
    return { row: addition(line, name, left), write: { kind: 'brand', brand } }
  }
  const slugs = new Set<string>()
  const ids = new Set<string>()
  const planPhone = (raw: unknown, index: number): ExportStep => {
    const line = index + 1
    const parsed = exportedPhone.safeParse(raw)
    if (!parsed.success) return refused(line, nameOf(raw), 'malformed', inWords(parsed.error))
    const phone = parsed.data
    const owner = slugs.has(phone.slug) ? 'same' : slugOwner(phone.brand, phone.slug)
    if (owner === 'same') return existing(line, phone.name)
    if (owner === 'other') {
      return refused(line, phone.name, 'slug', `the address "${phone.slug}" belongs to a phone of another brand`)
    }
    if (ids.has(phone.id) || hasId(phone.id)) return refused(line, phone.name, 'id', 'another phone has its id')
    if (!brands.has(phone.brand)) {
      return refused(line, phone.name, 'brand', `its brand "${phone.brand}" is neither here nor in the file`)
    }
    slugs.add(phone.slug)
    ids.add(phone.id)
    return { row: addition(line, phone.name), write: { kind: 'exported', phone } }
  }
  return [...file.brands.map(planBrand), ...file.mobiles.map(planPhone)]
}

/** What a brand can do without. */
const OPTIONAL_OF_BRAND = ['logo', 'phoneCount'] as const

type ReadBrand = { ok: true; brand: ExportedBrand; left: string[] } | { ok: false; says: string }

/** Reads a brand; a logo or a count that cannot be is left away and said, so that its phones are not lost for it. */
function readBrand(raw: unknown): ReadBrand {
  const whole = exportedBrand.safeParse(raw)
  if (whole.success) return { ok: true, brand: whole.data, left: [] }
  const wrong = OPTIONAL_OF_BRAND.filter(field => whole.error.issues.some(issue => issue.path[0] === field))
  const without = exportedBrand.safeParse({
    ...(raw as object),
    ...Object.fromEntries(wrong.map(field => [field, null])),
  })
  if (!without.success) return { ok: false, says: inWords(whole.error) }
  const left = whole.error.issues.map(issue => `its ${issue.path.join('.')}, which ${issue.message}`)
  return { ok: true, brand: without.data, left }
}

/** @param left what the record is added without */
const addition = (line: number, name: string, left: string[] = []): PlannedRow => ({
  line,
  name,
  outcome: 'new',
  reason: null,
  says: left.length === 0 ? 'will be added' : `will be added without ${left.join(' and ')}`,
})

const hasId = (id: string) =>
  db().select({ id: mobiles.id }).from(mobiles).where(eq(mobiles.id, id)).get() !== undefined

const refused = (line: number, name: string, reason: string, says: string): ExportStep => ({
  row: { line, name, outcome: 'refused', reason, says },
  write: null,
})

const existing = (line: number, name: string): ExportStep => ({
  row: { line, name, outcome: 'existing', reason: 'here', says: 'is here already and stays as it is' },
  write: null,
})

function nameOf(raw: unknown): string {
  const { name, slug } = (typeof raw === 'object' && raw !== null ? raw : {}) as { name?: unknown; slug?: unknown }
  return (
    [name, slug]
      .find(text => typeof text === 'string' && text !== '')
      ?.toString()
      .slice(0, 120) ?? 'a record without a name'
  )
}

const inWords = (error: z.ZodError) =>
  error.issues
    .slice(0, 3)
    .map(issue => `${issue.path.join('.') || 'the record'}: ${issue.message}`)
    .join('; ')

/** Stores a brand as it was; in the transaction of the caller. */
export function storeExportedBrand(brand: ExportedBrand): void {
  db().insert(brands).values(brand).run()
  noteChange()
}

/** Stores a phone as it was, with its history; in the transaction of the caller. */
export function storeExportedPhone(phone: ExportedPhone): void {
  const {
    priceSource,
    priceDate,
    priceKind,
    priceHistory: history,
    createdAt,
    updatedAt,
    views,
    version,
    ...facts
  } = phone
  const origin =
    priceSource && priceDate && priceKind ? { source: priceSource, date: priceDate, kind: priceKind } : null
  db().transaction(tx => {
    savePhone(
      {
        ...facts,
        releaseDate: phone.releaseDate ?? '',
        // Without a price nothing of it is stored.
        priceOrigin: origin ?? { source: 'import', date: '2000', kind: 'import' },
      },
      createdAt,
    )
    tx.update(mobiles)
      .set({ updatedAt, views, version, ...(origin ? {} : { priceSource: null, priceDate: null, priceKind: null }) })
      .where(eq(mobiles.id, phone.id))
      .run()
    // What saving wrote into the history is replaced by the history itself.
    tx.delete(priceHistory).where(eq(priceHistory.mobileId, phone.id)).run()
    for (const point of history) {
      tx.insert(priceHistory)
        .values({ ...point, mobileId: phone.id })
        .run()
    }
  })
}
