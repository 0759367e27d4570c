import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, hasScript, open, panelTest as test } from '#tests/support/e2e.ts'
import { readLabelledListings } from '#tests/support/labelled-listings.ts'
import { expectedOf, serveShop } from '#tests/support/shops.ts'
import { contains, words } from '#tests/support/words.ts'

// An editor adds a shop; a shopkeeper checks a feed.
test.use({ expectedErrors: /^\/(shops|admin)/ })

const SHOP = 'c-merchant-xml'

/** A listing of the shop that gives a price. */
function certainListing() {
  const [item] = expectedOf(SHOP).items.filter(({ expect: outcome }) => outcome === 'price')
  const listing = readLabelledListings().find(({ id }) => id === item?.case)
  if (!listing) throw new Error('The shop has no certain price.')
  return listing.labels
}

test('an editor goes from the address of a shop to its first published price, and takes it back (SOURCE-1) @panel', async ({
  adminPage: page,
}) => {
  await using shop = await serveShop(SHOP)
  const { slug, pricePkr } = certainListing()
  await open(page, '/admin/sources')
  if (hasScript()) expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Name of the shop').fill('Karachi Online')
  await page.getByLabel('Address').fill('http://127.0.0.1:1/feed')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Name of the shop')).toHaveValue('Karachi Online')

  await page.getByLabel('Address').fill(`${shop.origin}/feeds/google.xml`)
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('heading', { name: 'It is a product feed' })).toBeVisible()
  await expect(page.getByText('Nothing was stored.')).toBeVisible()
  if (hasScript()) expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  await expectToFit(page, 'what was tried')

  await page.getByRole('button', { name: 'Add the source' }).click()
  await expect(page.getByRole('heading', { name: 'Karachi Online', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Read it now' }).click()
  await expect(page.getByRole('heading', { name: /^Run: / })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Run: done' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('row', { name: 'Held for a person' })).toBeVisible()
  await expectToFit(page, 'a run')
  if (hasScript()) expect(await violationsOf(page)).toEqual([])
  const run = page.url()

  const phone = `/${slug?.split('-')[0]}/${slug}`
  const offer = page
    .getByRole('table', { name: 'Offers by seller' })
    .getByRole('row')
    .filter({ hasText: 'Karachi Online' })
    .filter({ hasText: pricePkr?.toLocaleString('en') })
  await page.goto(phone)
  await expect(offer).toHaveCount(1)

  await open(page, run)
  await page.getByRole('button', { name: 'Take this run back' }).click()
  await expect(page.getByRole('button', { name: 'Take this run back' })).toHaveCount(0)
  await page.goto(phone)
  await expect(offer).toHaveCount(0)

  await open(page, run)
  await page.getByRole('link', { name: 'Karachi Online' }).click()
  await page.getByText('Remove this source').click()
  await page.getByRole('button', { name: 'Remove Karachi Online' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Karachi Online' })).toHaveCount(0)
})

test('a shopkeeper sees each mistake of a feed with its line, and what would become a price (SHOPS-2) @urdu-long', async ({
  page,
}) => {
  await open(page, '/shops')
  await page.getByText(words('What we read of a web shop')).click()
  if (hasScript()) expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: words('Check'), exact: true }).click()
  await expect(page.getByLabel(words('Your feed'))).toHaveAccessibleDescription(
    contains(words('Paste a feed, or choose a file')),
  )
  const feed = 'title,price\nSamsung Galaxy A55 8GB/256GB,"PKR 94,500"\nSamsung Galaxy A35 8GB/256GB,\n'
  await page.getByLabel(words('Your feed')).fill(feed)
  await page.getByRole('button', { name: words('Check'), exact: true }).click()
  await expect(page.getByText(words('2 entries were read.', 2))).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 \W?Samsung Galaxy A35/ })).toContainText(words('It has no price.'))
  await expect(page.getByLabel(words('Your feed'))).toHaveValue(feed)
  if (hasScript()) expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await expectToFit(page, 'a checked feed')
})
