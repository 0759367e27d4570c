import taxTable from '#app/pta/tables/pta-tax.json' with { type: 'json' }
import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, open, paste, panelTest as test } from '#tests/support/e2e.ts'

test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/admin/ })

const withDuty = (pkr: number, compiled: string) => {
  const table = structuredClone(taxTable)
  table.compiled = compiled
  for (const band of table.regimes[0]?.regulatoryDuty ?? []) if (band.upTo === null) band.pkr = pkr
  return JSON.stringify(table, null, 2)
}

test('a broken table is refused with its line, and what was pasted stays (TABLE-2)', async ({ adminPage: page }) => {
  await open(page, '/admin/tables')
  await page.getByRole('link', { name: 'Tax on phones from abroad' }).click()
  const content = page.getByLabel('Or its content')
  const broken = withDuty(-1, '2027-07-01')
  const line = broken.split('\n').findIndex(line => line.includes('"pkr": -1')) + 1
  await paste(content, broken)
  await page.getByRole('button', { name: 'Check and preview' }).click()
  await expect(page.getByRole('alert')).toContainText(`Line ${line}, regimes.0.regulatoryDuty.5.pkr`)
  await expect(content).toHaveValue(broken)
  await expect(content).toHaveAccessibleDescription(/regimes\.0\.regulatoryDuty\.5\.pkr/)
  await expect(page.getByText('In use: version of 21 November 2026')).toBeVisible()
})

test('a table is previewed, put to use, and taken back (TABLE-2, TABLE-3)', async ({ adminPage: page }) => {
  const totalOf = async () => {
    const response = await page.request.get('/api/pta-tax?cnfUsd=600&usdPkr=280&route=passport&date=2026-11-21')
    return (await response.json()).totalPkr
  }
  await expect.poll(totalOf).toBe(67_600)
  await open(page, '/admin/tables/pta-tax')
  await page.getByLabel('JSON file').setInputFiles({
    name: 'tax.json',
    mimeType: 'application/json',
    buffer: Buffer.from(withDuty(20_000, '2027-07-01')),
  })
  await page.getByRole('button', { name: 'Check and preview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Upload \d+$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^61 check calculations: \d+ change$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^\$600 at 280 passport 2026-11-21 67,600 70,000 2,400$/ })).toBeVisible()
  await expect.poll(totalOf).toBe(67_600)

  await page.getByRole('button', { name: 'Use this version' }).click()
  await expect(page.getByText('Version 2027-07-01 is in use').first()).toBeVisible()
  await expect.poll(totalOf).toBe(70_000)
  await open(page, '/admin?tab=activity')
  await expect(page.getByText(/changed the table Tax on phones from abroad/)).toBeVisible()

  await open(page, '/admin/tables/pta-tax')
  await page.getByRole('link', { name: 'Bundled with the site' }).click()
  await page.getByRole('button', { name: 'Use this version' }).click()
  await expect(page.getByText('Version 2026-11-21 is in use').first()).toBeVisible()
  await expect.poll(totalOf).toBe(67_600)
  await expect(page.getByRole('link', { name: /^Upload \d+, version 2027-07-01$/ })).toBeVisible()
})

test('a version that was never used can be discarded (TABLE-2)', async ({ adminPage: page }) => {
  await open(page, '/admin/tables/pta-tax')
  await paste(page.getByLabel('Or its content'), withDuty(30_000, '2028-07-01'))
  await page.getByRole('button', { name: 'Check and preview' }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByText('The version was discarded').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /2028-07-01/ })).toHaveCount(0)
})

test('the pages of tables have no accessibility violation and fit (A11Y-1) @script', async ({ adminPage: page }) => {
  for (const path of ['/admin/tables', '/admin/tables/pta-tax', '/admin/tables/chips/bundled']) {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, path)
    await expectToFit(page, path)
    expect(await violationsOf(page), path).toEqual([])
  }
})
