/** Where, when and of what an editor saw the price that is typed in the form of a phone (PRICE-6). Pure. */
import { z } from 'zod'
import type { PriceKind } from '#app/entities/enums.ts'
import type { FieldChange } from '#app/entities/field-change.ts'
import type { PriceOrigin } from '#app/entities/phone.ts'
import { gigabytes, versionText } from '#app/facts/memory.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { optionalText } from '#app/platform/forms/form-schema.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { priceDateText } from '#app/prices/date-text.ts'

/** The kinds that an editor chooses from; `admin` says nothing of the registration. */
export const typedPriceKinds = ['admin', 'retail', 'official', 'list', 'launch', 'non-pta'] as const
export type TypedPriceKind = (typeof typedPriceKinds)[number]

/** What the kinds say of the registration with PTA, as a choice. */
export const typedKindLabels: Record<TypedPriceKind, string> = {
  admin: 'Not stated',
  retail: 'Shop price, PTA approved',
  official: 'Official price, PTA approved',
  list: 'List price, PTA approved',
  launch: 'Launch price',
  'non-pta': 'Price without PTA approval',
}

export const MAX_SOURCE_LENGTH = 60
export const NO_SOURCE = 'Say where you read it'
export const PRICE_DATE_MESSAGE = 'Use a date until today, such as 2026-03-16 or 2026-03'

type Memory = Pick<PriceOrigin, 'ram' | 'storage'>

const size = String.raw`(\d+(?:\.\d+)?)\s*(MB|GB|TB)?`
const memory = new RegExp(`^${size}(?:\\s*[-+/,]\\s*${size})?$`, 'i')

/** `8GB + 256GB`, `8/256`, `256 GB`: the RAM and the storage, a bare number in gigabytes; null for any other text. */
export function readMemory(text: string): Memory | null {
  const [, first, firstUnit, second, secondUnit] = memory.exec(text.trim()) ?? []
  if (!first) return null
  const sizes = [`${first}${(firstUnit ?? 'GB').toUpperCase()}`]
  if (second) sizes.push(`${second}${(secondUnit ?? 'GB').toUpperCase()}`)
  sizes.sort((a, b) => (gigabytes(a) ?? 0) - (gigabytes(b) ?? 0))
  if (sizes.some(each => gigabytes(each) === null)) return null
  const storage = sizes.pop() ?? ''
  return { storage, ...(sizes[0] ? { ram: sizes[0] } : {}) }
}

/** The versions of a phone as `readMemory` reads them. */
export const memoryChoices = (versions: MemoryVersion[]): string[] => versions.map(versionText)

/** The group `priceSeen` of the form. All of it may be empty: the price is then the editors', of today. */
export const priceSeenForm = z
  .object({
    source: optionalText(MAX_SOURCE_LENGTH),
    date: optionalText(40).pipe(priceDateText(PRICE_DATE_MESSAGE).nullable()),
    kind: z.enum(typedPriceKinds, 'Choose what is known of the registration').nullish(),
    memory: optionalText(40).transform((text, context): Memory => {
      const read = text === null ? {} : readMemory(text)
      if (read) return read
      context.addIssue('Write the memory as 8GB + 256GB or 256GB')
      return z.NEVER
    }),
  })
  .superRefine(({ source, kind }, context) => {
    // A kind other than our own word needs somebody whose price it is.
    if (kind && kind !== 'admin' && source === null)
      context.addIssue({ code: 'custom', message: NO_SOURCE, path: ['source'] })
  })
  .nullish()

type PriceSeen = z.output<typeof priceSeenForm>

/** Origin of a price typed by an editor: as stated, else source and kind `admin`, of today in Pakistan (PRICE-6). */
export const typedOrigin = (seen?: PriceSeen): PriceOrigin & { kind: PriceKind } => ({
  source: seen?.source ?? 'admin',
  date: seen?.date ?? todayInPakistan(),
  kind: seen?.kind ?? 'admin',
  ...seen?.memory,
})

/** A price without PTA approval in the activity: it changes nothing of the phone itself (PRICE-12). */
export const asideChange = (price: string, { source, date }: Pick<PriceOrigin, 'source' | 'date'>): FieldChange => ({
  field: 'price without PTA approval',
  before: '',
  after: `${price} (${source}, ${date})`,
})
