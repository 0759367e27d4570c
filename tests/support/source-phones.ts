/** The phones of the merged source list (docs/data-sources.md), uncorrected, as the facts room reads them. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { DescribedPhone } from '#app/facts/spec-texts.ts'
import { type Variant, variantCategory } from '#app/phones/variants.ts'

type SourcePhone = {
  slug: string
  brand: string
  model: string
  name: string
  releaseDate: string
  pricePkr: number | null
  priceSource: string | null
  priceDate: string | null
  priceKind: 'retail' | 'launch' | null
  shortSpecs: DescribedPhone['shortSpecs']
  variants: Variant[]
  prices: {
    source: string
    date: string | null
    kind: 'retail' | 'launch'
    storage: string | null
    ram: string | null
    pricePkr: number
  }[]
  dimensions: { heightMm?: number; widthMm?: number; thicknessMm?: number; weightG?: number } | null
  displayInches: number
  specs: DescribedPhone['specifications']
  sources: string[]
}

/** The content of a file in tests/data. */
export const testData = <Content>(name: string): Content => {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url))
  return JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
}

/** All 1,201 phones in the order of the list. */
export const sourcePhones = (): SourcePhone[] => testData('phones.json.gz')

export const describedPhone = ({ specs, variants, dimensions, ...row }: SourcePhone): DescribedPhone => ({
  slug: row.slug,
  name: row.name,
  brand: row.brand,
  model: row.model,
  releaseDate: row.releaseDate,
  shortSpecs: row.shortSpecs,
  specifications: [...specs, ...variantCategory(variants.map(({ ram, storage }) => ({ ram, storage })))],
  dimensions: dimensions && {
    height: measure(dimensions.heightMm, 'mm'),
    width: measure(dimensions.widthMm, 'mm'),
    thickness: measure(dimensions.thicknessMm, 'mm'),
    weight: measure(dimensions.weightG, 'g'),
  },
  sources: row.sources,
})

const measure = (value: number | undefined, unit: string) => (value === undefined ? undefined : `${value} ${unit}`)
