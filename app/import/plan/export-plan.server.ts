/** Plans the import of this site's complete JSON export: ids, dates, prices and order are restored (IMPORT-12). */
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { rowChanges } from '#app/admin/tables/preview.server.ts'
import { dataTables, tableInUse } from '#app/admin/tables/registry.server.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import type { Role } from '#app/entities/role.ts'
import {
  type ExportedBrand,
  type ExportedPhone,
  type ExportedTable,
  exportedBrand,
  exportedPhone,
  exportedTable,
} from '#app/export/format.ts'
import { reservedSlugs } from '#app/platform/addresses.ts'
import { activeVersion } from '#app/tables/versions.server.ts'
import { db } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'
import type { SiteExport } from '../read/site-export.ts'
import { countMissing, describeMissing } from './known-pictures.server.ts'
import { slugOwner } from './slug-owner.server.ts'
import type { StepReport } from './step.ts'

export type ExportStep =
  | {
      report: StepReport
      write:
        | { kind: 'brand'; brand: ExportedBrand }
        | { kind: 'exported'; phone: ExportedPhone }
        | { kind: 'table'; table: ExportedTable }
    }
  | { report: StepReport; write: null }

/**
 * Data tables first, then brands and phones; each step is new, existing or refused. Editors may not do by a file what they may not do
 * by page: to replace tables, and to state views and dates (IMPORT-16).
 */
export function planExport(file: SiteExport, role: Role): ExportStep[] {
  const isAdministrator = role === 'administrator'
  const brands = new Map(listBrands().map(brand => [brand.slug, brand.id]))
  const planBrand = (raw: unknown, index: number): ExportStep => {
    const line = index + 1
    const name = `brand ${nameOf(raw)}`
    const read = readBrand(raw)
    if (!read.ok) return refused(line, name, 'malformed', read.message)
    const { brand, dropped } = read
    if (reservedSlugs.includes(brand.slug)) {
      return refused(line, name, 'brand', `the address /${brand.slug} belongs to a page of this site`)
    }
    if (brands.has(brand.slug)) return existing(line, name)
    if ([...brands.values()].includes(brand.id)) return refused(line, name, 'id', 'another brand has its id')
    brands.set(brand.slug, brand.id)
    return { report: addition(line, name, dropped), write: { kind: 'brand', brand } }
  }
  const slugs = new Set<string>()
  const ids = new Set<string>()
  const planPhone = (raw: unknown, index: number): ExportStep => {
    const line = index + 1
    const parsed = exportedPhone.safeParse(raw)
    if (!parsed.success) return refused(line, nameOf(raw), 'malformed', describeIssues(parsed.error))
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
    const missing = countMissing(phone)
    const pictures = missing > 0 ? [`pictures: ${describeMissing(missing)}`] : []
    if (isAdministrator) return { report: addition(line, phone.name, pictures), write: { kind: 'exported', phone } }
    const now = Date.now()
    const { modelResults, ...own } = phone
    const asAddedNow = { ...own, views: 0, createdAt: now, updatedAt: now }
    const texts = modelResults ? ['what the model wrote of it'] : []
    return {
      report: addition(line, phone.name, ['its number of views', 'its dates in this site', ...texts, ...pictures]),
      write: { kind: 'exported', phone: asAddedNow },
    }
  }
  return [
    ...Array.from(file.tables, isAdministrator ? planTable : tableLeftOut),
    ...Array.from(file.brands, planBrand),
    ...Array.from(file.mobiles, planPhone),
  ]
}

/** A table is put to use only in place of the bundled one. */
function planTable(raw: unknown, index: number): ExportStep {
  const line = index + 1
  const parsed = exportedTable.safeParse(raw)
  if (!parsed.success) return refused(line, `table ${nameOf(raw)}`, 'malformed', describeIssues(parsed.error))
  const table = parsed.data
  const name = `table ${table.name}`
  const checked = dataTables[table.name].check(table.content)
  if (!checked.ok) {
    const [problem] = checked.problems
    return refused(line, name, 'malformed', `${problem?.path.join('.')}: ${problem?.message}`)
  }
  if (activeVersion(table.name) !== null) return existing(line, name)
  const { added, changed, removed } = rowChanges(tableInUse(table.name).table.rows, checked.table.rows)
  const message = `will be put to use in place of the bundled one: ${added.count} rows new, ${changed.count} changed, ${removed.count} gone`
  return { report: { ...addition(line, name), message }, write: { kind: 'table', table } }
}

const tableLeftOut = (raw: unknown, index: number): ExportStep =>
  refused(index + 1, `table ${nameOf(raw)}`, 'administrators', 'is left out: only administrators replace data tables')

const OPTIONAL_OF_BRAND = ['logo', 'phoneCount'] as const

type ReadBrand = { ok: true; brand: ExportedBrand; dropped: string[] } | { ok: false; message: string }

/** Drops and reports an invalid logo or count instead of refusing the brand, because its phones need it. */
function readBrand(raw: unknown): ReadBrand {
  const whole = exportedBrand.safeParse(raw)
  if (whole.success) return { ok: true, brand: whole.data, dropped: [] }
  const wrong = OPTIONAL_OF_BRAND.filter(field => whole.error.issues.some(issue => issue.path[0] === field))
  const without = exportedBrand.safeParse({
    ...(raw as object),
    ...Object.fromEntries(wrong.map(field => [field, null])),
  })
  if (!without.success) return { ok: false, message: describeIssues(whole.error) }
  const dropped = whole.error.issues.map(issue => `its ${issue.path.join('.')}, which ${issue.message}`)
  return { ok: true, brand: without.data, dropped }
}

const addition = (line: number, name: string, dropped: string[] = []): StepReport => ({
  line,
  name,
  outcome: 'new',
  reason: null,
  message: dropped.length === 0 ? 'will be added' : `will be added without ${dropped.join(' and ')}`,
})

const hasId = (id: string) =>
  db().select({ id: mobiles.id }).from(mobiles).where(eq(mobiles.id, id)).get() !== undefined

const refused = (line: number, name: string, reason: string, message: string): ExportStep => ({
  report: { line, name, outcome: 'refused', reason, message },
  write: null,
})

const existing = (line: number, name: string): ExportStep => ({
  report: { line, name, outcome: 'existing', reason: 'here', message: 'is here already and stays as it is' },
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

const describeIssues = (error: z.ZodError) =>
  error.issues
    .slice(0, 3)
    .map(issue => `${issue.path.join('.') || 'the record'}: ${issue.message}`)
    .join('; ')
