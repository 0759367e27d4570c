/**
 * Builds the bundled catalogue: `npm run catalog:build -- path/to/phones.json`. The same input always gives the same
 * files. Prints the number of rows affected by each rule.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { projectPath } from '#app/platform/process/project.server.ts'
import { catalogBrand } from './brand-texts.ts'
import { chooseFeatured } from './featured.ts'
import { buildCatalog } from './pipeline.ts'

const input = process.argv[2]
if (!input) {
  console.error('Usage: npm run catalog:build -- path/to/phones.json')
  process.exit(2)
}

const { phones, tally, rejected } = buildCatalog(JSON.parse(readFileSync(input, 'utf8')))
const featured = chooseFeatured(phones)
const lines = phones.map(phone => JSON.stringify({ ...phone, isFeatured: featured.has(phone.slug) }))
writeFileSync(projectPath('app/catalog/phones.jsonl'), `${lines.join('\n')}\n`)

const brands = [...new Set(phones.map(phone => phone.brand))].map(catalogBrand)
writeFileSync(projectPath('app/catalog/brands.json'), `${JSON.stringify(brands, null, 2)}\n`)

for (const [rule, count] of Object.entries(tally)) console.log(`${String(count).padStart(6)}  ${rule}`)
for (const { slug, rule } of rejected) console.log(`left out: ${slug} (${rule})`)
console.log(`${String(phones.length).padStart(6)}  phones written, of ${brands.length} brands`)
console.log(`${String(featured.size).padStart(6)}  featured: ${[...featured].join(', ')}`)
console.log(`${String(phones.filter(phone => phone.price).length).padStart(6)}  with a price`)
console.log(
  `${String(phones.filter(phone => new Set(phone.priceHistory.map(point => point.date)).size > 1).length).padStart(6)}  with prices of several dates`,
)
