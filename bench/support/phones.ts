/** Generates phones for the benchmarks: any number, varied like the real catalogue, equal in every run. */
import { insertBrand } from '#app/brands/save.server.ts'
import { readCatalogBrands, readCatalogPhones } from '#app/catalog/fill.server.ts'
import { savePhone } from '#app/phones/save.server.ts'
import { stableId } from '#app/platform/ids.server.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'

/** A seeded pseudo-random generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const series = [
  'Note',
  'Hot',
  'Spark',
  'Camon',
  'Neo',
  'Reno',
  'Edge',
  'Nova',
  'Zero',
  'Play',
  'Smart',
  'Power',
  'A',
  'C',
  'F',
  'M',
  'S',
  'X',
  'Y',
  'Z',
]
const suffixes = ['', '', '', ' Pro', ' Pro Max', ' Plus', ' Lite', ' Ultra', 's', ' 5G', ' 4G']

const BATCH = 1000

/** Stores this many phones; the database must be empty. */
export function fillWithPhones(count: number): void {
  const random = seeded(count)
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const models = readCatalogPhones()
  const brands = readCatalogBrands()
  db().transaction(() => {
    for (const brand of brands) {
      insertBrand({ ...brand, id: stableId(`brand/${brand.slug}`), phoneCount: null, isVisible: true }, 0)
    }
  })
  for (let start = 0; start < count; start += BATCH) {
    db().transaction(() => {
      for (let index = start; index < Math.min(start + BATCH, count); index += 1) {
        const { price: _, priceHistory: __, ...facts } = pick(models)
        const brand = pick(brands)
        const model = `${pick(series)} ${1 + Math.floor(random() * 99)}${pick(suffixes)}`
        const date = `${2012 + Math.floor(random() * 14)}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`
        savePhone(
          {
            ...facts,
            id: stableId(`bench/${index}`),
            slug: `bench-${index}`,
            brand: brand.slug,
            name: `${brand.name} ${model}`,
            model,
            releaseDate: date,
            imageUrl: '/images/default-phone.svg',
            carouselImages: [],
            price: random() < 0.53 ? formatPrice(5000 + Math.floor(random() ** 3 * 500) * 1000) : null,
            priceOrigin: { source: 'bench', date: '2026-01', kind: 'retail' },
          },
          index,
        )
      }
    })
  }
}
