import { expect, test } from 'vitest'
import { factsOfPhones } from '#app/facts/store.server.ts'
import { db } from '#db/client.server.ts'
import { givenCatalogue } from '#tests/support/database.ts'
import { readTableOf } from '#tests/support/import-file.ts'
import { planFile } from './plan.server.ts'

test('no phone of the catalogue gets the price of a namesake with another network generation', async () => {
  await givenCatalogue()
  const phones = db().$client.prepare('SELECT id, name FROM mobiles').all() as { id: string; name: string }[]
  const asked = phones.flatMap(({ name }) => {
    const bare = name.replace(/ [45]G$/, '')
    return [`${bare} 5G`, `${bare} 4G`]
  })
  const { table, guess } = await readTableOf(
    'list.csv',
    ['Name,Price', ...asked.map(name => `${name},50000`)].join('\n'),
  )
  const steps = await planFile(table, { ...guess, mode: 'prices' })
  const matched = new Map(
    steps.flatMap(step => {
      const id =
        step.write?.kind === 'price' ? step.write.phoneId : step.write === null ? step.priced?.phoneId : undefined
      return id ? [[asked[step.report.line - 2] ?? '', id]] : []
    }),
  )
  const facts = factsOfPhones(phones.map(({ id }) => id))
  const wrong = [...matched].filter(([name, id]) => facts.get(id)?.fiveG?.value !== name.endsWith('5G'))
  expect(wrong.map(([name]) => name)).toEqual([])
  // Two thirds of the names mean a phone; the others ask for a generation that nobody sells.
  expect(matched.size).toBeGreaterThan(1000)
})
