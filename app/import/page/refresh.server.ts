/** Compares a stored phone with the provider's facts and applies the chosen ones (IMPORT-14). */

import type { z } from 'zod'
import { fieldsEdited } from '#app/activity/activity.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import { labelsOf } from '#app/entities/phone-fields.ts'
import { partialDate, specificationSchema } from '#app/entities/phone-parts.ts'
import { optionalFactNames, optionalFacts, phoneSchema } from '#app/entities/phone-schema.ts'
import type { PhoneFactsChange } from '#app/phones/edit.server.ts'
import { wholeFacts } from '#app/phones/optional-facts.ts'
import { parseJson } from '#app/platform/json.ts'
import { pick } from '#app/platform/pick.ts'
import { capitalized } from '#app/platform/text/format.ts'
import type { Candidate } from '../normalize/candidate.ts'
import { nameKey } from '../normalize/names.ts'
import { ProviderStopped } from '../providers/provider.ts'
import { provider } from '../run/provider-import.server.ts'
import { recordOfPhone } from '../run/store.server.ts'

/** Facts that can be applied separately. */
const factFields = [
  'releaseDate',
  ...optionalFactNames,
  'shortSpecs',
  'specifications',
  'dimensions',
  'buildMaterials',
] as const
type FactField = (typeof factFields)[number]

const fieldLabels: Record<FactField, string> = {
  ...labelsOf(['releaseDate', ...optionalFactNames]),
  shortSpecs: 'Short specs',
  specifications: 'Specifications',
  dimensions: 'Dimensions',
  buildMaterials: 'Build materials',
}

export const refreshIntents = ['look-up', 'apply'] as const

export type Difference = {
  field: FactField
  label: string
  /** Stored and offered value of each line; empty when there is none. */
  lines: { what: string; stored: string; offered: string }[]
  /** Edited by hand, so not selected by default. */
  isEdited: boolean
}

export type LookUp =
  | { ok: true; offered: Required<PhoneFactsChange>; differences: Difference[] }
  | { ok: false; message: string }

/** Requests this phone from the provider. Expected problems are returned as a message. */
export async function lookUp(phone: Phone): Promise<LookUp> {
  const source = provider()
  const session = source.open({ kind: 'search', query: phone.name, limit: 10 }, new AbortController().signal)
  try {
    const recorded = recordOfPhone(source.id, phone.id)
    const own = { brandSlug: phone.brand, slug: phone.slug, name: phone.name }
    const isSame = (name: string) => JSON.stringify(nameKey(name)) === JSON.stringify(nameKey(phone.name))
    const row = recorded
      ? { ...own, externalId: recorded }
      : (await session.search(phone.name, 10)).rows.find(found => found.slug === phone.slug || isSame(found.name))
    if (!row) return { ok: false, message: `No phone of this name is in ${source.label}.` }
    const result = await session.readCandidate(row)
    if (!result.ok) return { ok: false, message: `${phone.name}: ${result.refused.message}.` }
    const offered = offeredBy(result.candidate)
    return { ok: true, offered, differences: differences(phone, offered) }
  } catch (error) {
    if (error instanceof ProviderStopped) return { ok: false, message: error.message }
    throw error
  }
}

const offeredBy = (candidate: Candidate) => ({ ...pick(candidate, factFields), ...wholeFacts(candidate) })

type Facts = Record<FactField, unknown>

/** Only facts that the provider has: stored facts are never removed. */
function differences(phone: Phone, offered: Facts): Difference[] {
  const edited = fieldsEdited(phone.id)
  return factFields.flatMap(field => {
    const before = flat(field, (phone as Facts)[field])
    const after = flat(field, offered[field])
    const lines = [...after].flatMap(([what, text]) =>
      before.get(what) === text ? [] : [{ what, stored: before.get(what) ?? '', offered: text }],
    )
    return lines.length > 0 ? [{ field, label: fieldLabels[field], lines, isEdited: edited.has(field) }] : []
  })
}

const titled = (key: string) => (key === 'ram' ? 'RAM' : capitalized(key))

/** A value as named lines. */
function flat(field: FactField, value: unknown): Map<string, string> {
  if (field === 'specifications') {
    const categories = specificationSchema.array().parse(value)
    return new Map(
      categories.flatMap(({ category, specs }) => specs.map(spec => [`${category}: ${spec.feature}`, spec.value])),
    )
  }
  if (typeof value === 'string') return new Map([[fieldLabels[field], value]])
  return new Map(Object.entries(value ?? {}).map(([key, text]) => [titled(key), String(text)]))
}

const offeredSchema = phoneSchema
  .pick({ shortSpecs: true, specifications: true, dimensions: true, buildMaterials: true, ...optionalFacts })
  .extend({ releaseDate: partialDate })

type Offered = z.infer<typeof offeredSchema>

/** Parses the offered facts that the form sends back, and compares them again; null when malformed. */
export function offeredBefore(phone: Phone, json: string): { offered: Offered; differences: Difference[] } | null {
  const offered = offeredSchema.safeParse(parseJson(json))
  return offered.success ? { offered: offered.data, differences: differences(phone, offered.data) } : null
}

/** The change for the chosen fields: the provider's values override ours, missing ones keep ours. */
export function chosenChange(phone: Phone, offered: Offered, fields: string[]): PhoneFactsChange {
  const { shortSpecs, specifications, dimensions, buildMaterials } = offered
  const all: Required<PhoneFactsChange> = {
    ...offered,
    shortSpecs: { ...phone.shortSpecs, ...shortSpecs },
    specifications: mergedSpecifications(phone.specifications, specifications),
    dimensions: { ...phone.dimensions, ...dimensions },
    buildMaterials: { ...phone.buildMaterials, ...buildMaterials },
  }
  return Object.fromEntries(factFields.filter(field => fields.includes(field)).map(field => [field, all[field]]))
}

function mergedSpecifications(ours: Phone['specifications'], theirs: Phone['specifications']): Phone['specifications'] {
  const merged = new Map(
    ours.map(({ category, specs }) => [category, new Map(specs.map(spec => [spec.feature, spec.value]))]),
  )
  for (const { category, specs } of theirs) {
    const rows = merged.get(category) ?? new Map<string, string>()
    for (const { feature, value } of specs) rows.set(feature, value)
    merged.set(category, rows)
  }
  return [...merged].map(([category, rows]) => ({
    category,
    specs: [...rows].map(([feature, value]) => ({ feature, value })),
  }))
}
