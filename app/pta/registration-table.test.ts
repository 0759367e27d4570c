import { expect, test } from 'vitest'
import { registrationTableSchema } from './registration-table.ts'

test('a source is words, or words with their address', () => {
  const linked = { label: 'PTA, 14 Oct 2025', href: 'https://www.pta.gov.pk/faq.pdf' }
  const { facts } = registrationTableSchema.parse({
    compiled: '2026-11-21',
    facts: [{ id: 'imei', fact: 'Two SIMs, two IMEIs.', confidence: 'high', sources: ['Dawn, 8 Mar 2022', linked] }],
  })
  expect(facts[0]?.sources).toEqual([{ label: 'Dawn, 8 Mar 2022' }, linked])
})
