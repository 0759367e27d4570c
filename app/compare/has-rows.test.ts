import { expect, test } from 'vitest'
import { hasRows } from '#app/entities/facts.ts'
import { columnOfRow } from '#app/facts/columns.ts'
import { needIds, needRule } from '#app/finder/needs.ts'
import { isHasRow, nameOfRow } from './has-rows.ts'

test('each row of what a phone has is named by the need that asks for it', () => {
  expect(hasRows).toContain('nfc')
  expect(isHasRow('price')).toBe(false)
  expect(nameOfRow('nfc')).toBe('NFC')
  const columns = needIds.map(need => needRule(need).column)
  for (const row of hasRows) expect(columns).toContain(columnOfRow(row))
})
