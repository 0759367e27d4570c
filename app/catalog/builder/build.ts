/**
 * Builds the bundled catalogue from its source files (docs/data-sources.md):
 * `npm run catalog:build -- phones.json [--phones FILE]… [--prices FILE]… [--corrections FILE]`.
 * The same files always give the same result. Prints what each rule and correction did.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { projectPath } from '#app/platform/process/project.server.ts'
import { catalogBrand } from './brand-texts.ts'
import { chooseFeatured } from './featured.ts'
import { buildCatalog } from './pipeline.ts'

const { values: files, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    phones: { type: 'string', multiple: true, default: [] },
    prices: { type: 'string', multiple: true, default: [] },
    corrections: { type: 'string' },
  },
})
if (positionals.length !== 1) {
  console.error('Usage: npm run catalog:build -- phones.json [--phones FILE]… [--prices FILE]… [--corrections FILE]')
  process.exit(2)
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const built = buildCatalog({
  phones: [...positionals, ...files.phones].flatMap(read),
  prices: files.prices.flatMap(path => read(path).rows),
  ...(files.corrections ? { corrections: read(files.corrections) } : {}),
})
const { phones, tally, rejected } = built
const featured = chooseFeatured(phones)
const lines = phones.map(phone => JSON.stringify({ ...phone, isFeatured: featured.has(phone.slug) }))
writeFileSync(projectPath('app/catalog/phones.jsonl'), `${lines.join('\n')}\n`)

const brands = [...new Set(phones.map(phone => phone.brand))].map(catalogBrand)
writeFileSync(projectPath('app/catalog/brands.json'), `${JSON.stringify(brands, null, 2)}\n`)

const line = (count: number, text: string) => console.log(`${String(count).padStart(6)}  ${text}`)
const since = (month: string) =>
  phones.filter(({ price }) => price && price.kind !== 'launch' && price.date >= month).length

for (const [rule, count] of Object.entries(tally)) line(count, rule)
for (const { slug, rule } of rejected) console.log(`left out: ${slug} (${rule})`)

const byAction = new Map<string, number>()
for (const { slug, action, state } of built.corrections) {
  const name = `correction ${action}: ${state}`
  byAction.set(name, (byAction.get(name) ?? 0) + 1)
  if (state !== 'applied') console.log(`not applied: ${slug}, ${action} (${state})`)
}
for (const [name, count] of byAction) line(count, name)
for (const { id, phones: held, expected, isKnown } of built.rules) {
  line(
    held,
    `rule ${id}${isKnown ? '' : ': unknown'}${expected === null || expected === held ? '' : `, ${expected} expected`}`,
  )
}
line(built.prices.rows, 'price rows read')
line(built.prices.repriced.length, 'phones with another price')
for (const name of built.prices.unmatched) console.log(`no phone for the prices of ${name}`)

line(phones.length, `phones written, of ${brands.length} brands`)
line(featured.size, `featured: ${[...featured].join(', ')}`)
line(phones.filter(phone => phone.price).length, 'with a price')
line(phones.filter(phone => phone.price?.kind === 'launch').length, 'with a launch price only')
line(since('2026'), 'with a price of 2026')
line(since('2026-06'), 'with a price of June 2026 or later')
line(
  phones.filter(phone => new Set(phone.priceHistory.map(point => point.date)).size > 1).length,
  'with prices of several dates',
)
