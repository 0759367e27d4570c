import { describe, expect, test } from 'vitest'
import { sharedSite } from '#tests/support/shared-site.ts'

const site = sharedSite()

const page = async (query = '') => {
  const response = await fetch(`${site.origin}/pta-tax${query}`)
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '')
}

test('the page works out the tax of an address, each figure with source and date (PTA-3)', async () => {
  const html = await page('?cnfUsd=600&usdPkr=280')
  const [, table = ''] = /<table class="tax-table"><caption>What you pay(.+?)<\/table>/.exec(html) ?? []
  expect(table).toContain('PKR 67,600')
  expect(table).toContain('PKR 79,100 to 87,010')
  const rows = [...table.matchAll(/<tr><th scope="row">(.+?)<\/tr>/g)].map(([, row = '']) => row)
  // Two charges are none by either route, in one row.
  expect(rows).toHaveLength(6)
  const numbered = rows
    .filter(row => !row.startsWith('Total'))
    .map(row => [...row.matchAll(/href="#(tax-source-\d)"/g)])
  expect(numbered.map(({ length }) => length)).toEqual([2, 1, 1, 1, 1])
  for (const [, id] of numbered.flat()) {
    expect(html).toMatch(
      new RegExp(`<li id="${id}"[^>]*><a href="https://[^"]+"[^>]*>[^<]+</a>, <time dateTime="20\\d\\d`, 'i'),
    )
  }
  const sources = [...html.matchAll(/<li id="tax-source-\d"[^>]*><a href="[^"]+"[^>]*>([^<]+)/g)].map(
    ([, label]) => label,
  )
  expect(new Set(sources).size).toBe(sources.length)
})

test.each([
  ['?cnfUsd=&usdPkr=280&device=smartphone', 'cnf-usd', ''],
  ['?cnfUsd=lots', 'cnf-usd', 'lots'],
  ['?cnfUsd=600&usdPkr=0', 'usd-pkr', '0'],
])('%s has status 200, its message at the field, and stays as typed', async (query, id, value) => {
  const html = await page(query)
  expect(html).toMatch(new RegExp(`id="${id}-error"`))
  expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*aria-invalid="true"[^>]*value="${value}"`))
  expect(html).not.toContain('For a customs value')
})

test('with a wrong rate a phone without a ruling has no table of examples', async () => {
  expect(await page('?q=Google+Pixel+9')).toContain('tax-examples')
  expect(await page('?q=Google+Pixel+9&usdPkr=x')).not.toContain('tax-examples')
})

test('a guess is a range of the sums that its table has, with what is likely by both routes (PTA-8)', async () => {
  const html = await page('?q=Google+Pixel+9')
  const [, table = ''] = /<table class="tax-table tax-examples">(.+?)<\/table>/.exec(html) ?? []
  const rows = [...table.matchAll(/<td>([^<]+)<\/td><td>([^<]+)<\/td>/g)]
  const [least, middle, most] = rows.map(([, passport = '', cnic = '']) => ({ passport, cnic }))
  expect(rows).toHaveLength(3)
  expect(html).toContain(`<b>PKR ${least?.passport} to ${most?.passport}</b>`)
  expect(html).toContain(`>Most likely about PKR ${middle?.passport}</b>`)
  expect(html).toContain(`By CNIC: <b>about PKR ${middle?.cnic}</b>`)
  const byCnic = await page('?q=Google+Pixel+9&route=cnic')
  const [lowest, highest] = [least?.cnic.split(' to ')[0], most?.cnic.split(' to ')[1]]
  expect(byCnic).toContain(`<b>PKR ${lowest} to ${highest}</b>`)
  expect(byCnic).toContain(`By passport: <b>about PKR ${middle?.passport}</b>`)
  expect(html.match(/not a figure of FBR|not figures of FBR/g)).toHaveLength(1)
})

test('with what was paid abroad a guess has the likely sum of both, then its range (PTA-9)', async () => {
  const html = await page('?q=Google+Pixel+9&paid=900&paidRate=280')
  expect(html).toMatch(/With the tax: (<!-- -->)?<b>about PKR 290,700<\/b><span[^>]*>PKR 279,700 to 325,200<\/span>/)
})

test('below which price abroad it pays is said beside a price that is compared, not a launch price (PTA-9)', async () => {
  const pays = 'Worth buying abroad only below about'
  expect(await page('?q=Samsung+Galaxy+A56')).toContain(pays)
  const launch = await page('?q=Google+Pixel+9')
  expect(launch).toContain('PKR 189,999')
  expect(launch).not.toContain(pays)
})

test('without a value there is neither a total nor a mistake', async () => {
  const html = await page()
  expect(html).not.toMatch(/field-error|For a customs value/)
  expect(html).toContain('value="280"')
})

test('bands, cases, deadlines and checks stand with their sources (PTA-5, PTA-6)', async () => {
  const html = await page()
  expect(html).toContain('$500 – $700')
  expect(html.match(/id="(calculate|cases|bands|deadlines|check|patched)"/g)).toHaveLength(6)
  const references = [...html.matchAll(/href="#(fact-source-\d+)" class="tax-reference"/g)].map(match => match[1])
  expect(references.length).toBeGreaterThan(12)
  for (const id of references) expect(html.split(`<li id="${id}"`)).toHaveLength(2)
  expect(html).toContain('They are in our table of <time')
  expect(html).toMatch(
    /<li id="fact-source-2"><span><a href="https:\/\/www\.pta\.gov\.pk\/[^"]+" rel="noopener" class="underline">PTA’s questions/,
  )
  // In words of people, not in notes of a compiler.
  expect(html).not.toMatch(/\(via |urdupoint\.com 818539|dawn\.com 1678881/)
})

test('the words say who charges, and no page says that PTA charges', async () => {
  for (const path of ['/pta-tax?cnfUsd=600', '/guide', '/apple/apple-iphone-16', '/privacy']) {
    const html = await (await fetch(site.origin + path)).text()
    expect(html, path).not.toMatch(/PTA\s+charges/i)
  }
})

test('it is in both sitemaps and linked from every page', async () => {
  const pages = await (await fetch(`${site.origin}/sitemaps/pages.xml`)).text()
  expect(pages).toContain('/pta-tax</loc>')
  expect(await (await fetch(`${site.origin}/sitemap`)).text()).toContain('href="/pta-tax"')
  expect(await (await fetch(`${site.origin}/brands`)).text()).toMatch(/<footer.+href="\/pta-tax"/s)
})

describe('the box of a phone (PTA-7)', () => {
  const boxOf = async (path: string) => {
    const response = await fetch(site.origin + path)
    expect(response.status).toBe(200)
    const html = (await response.text()).replaceAll('<!-- -->', '')
    return /<section[^>]* aria-labelledby="cost-to-use">(.+?)<\/section>/s.exec(html)?.[1] ?? ''
  }

  test('lists the values of its storages with ruling and date, and works out the first', async () => {
    const box = await boxOf('/apple/apple-iphone-16')
    expect(box).toContain('Official or PTA-approved: nothing to register.')
    expect(box).toMatch(/VR 1999\/2025<\/a>, <time dateTime="2025-04-22"/i)
    for (const value of ['128 GB: $666', '256 GB: $764', '512 GB: $955']) expect(box).toContain(value)
    expect(box).toContain('PKR 72,220')
    expect(box).toContain('PKR 83,720 to 92,092')
    expect(box).not.toMatch(/<details[^>]* open/)
  })

  test('says where rulings name only memory that the phone is not known to have', async () => {
    const words = 'FBR’s value of this phone with other memory than the versions we know'
    expect(await boxOf('/infinix/infinix-hot-20i')).toContain(words)
    expect(await boxOf('/samsung/samsung-galaxy-a54')).not.toContain(words)
  })

  test('works out the first value of memory that the phone has', async () => {
    const box = await boxOf('/nokia/nokia-c32')
    for (const value of ['3 + 64 GB: $71', '4 + 64 GB: $74']) expect(box).toContain(value)
    expect(box).toContain('worked out from a customs value of $74')
  })

  test('shows the values of a model with a model number in its name as those of nearly the name', async () => {
    expect(await boxOf('/infinix/infinix-hot-10')).toContain('Hot 10 X682C')
  })

  test('says the tax of the model before it as a guide, with its ruling, until a value is typed', async () => {
    const path = '/samsung/samsung-galaxy-s24-ultra'
    const box = await boxOf(path)
    expect(box).not.toContain('<table')
    expect(box).toContain('about PKR 106,600')
    expect(box).toMatch(
      /no ruling on it is known, so this is the tax of the Samsung Galaxy S23 Ultra \(<a href="[^"]+"/,
    )
    const typed = await boxOf(`${path}?cnfUsd=900&usdPkr=300`)
    expect(typed).toMatch(/<details[^>]*id="from-abroad"[^>]* open/)
    expect(typed).toMatch(/<table class="tax-table">/)
    expect(await boxOf(`${path}?cnfUsd=lots&usdPkr=300`)).toMatch(/id="cnf-usd-error"/)
  })

  test('gives examples where no ruling names the phone or one before it', async () => {
    const box = await boxOf('/digit/digit-6')
    // By its price: half to all of 18,850 rupees.
    expect(box).toContain('about PKR 1,900 to 6,100')
    expect(box).toMatch(
      /We guess a customs value of \$30 to \$70, half to all of our price for it, as with \d+ of the \d+ phones/,
    )
    expect(box).toContain('No ruling of FBR that we know values a new phone of this model')
    expect(box).toMatch(/By our price for it, in rupees at/)
    expect(box).not.toContain('<form')
  })

  test('names the least of the three kinds of price, each with its seller and date', async () => {
    const box = await boxOf('/apple/apple-iphone-17-pro')
    expect(box).toContain('256 GB: least PKR 462,999, PTA-approved at a shop')
    expect(box).toMatch(
      /Non-PTA: PKR 381,999, Mega\.pk, <time dateTime="2026-10-02"[^>]*>2 Oct 2026<\/time> \(tax on top/i,
    )
    const amounts = box.match(/: PKR [\d,]+, [^<]+<time dateTime=/gi) ?? []
    expect(amounts).toHaveLength(8)
    const typed = await boxOf('/apple/apple-iphone-17-pro?cnfUsd=200&usdPkr=280')
    expect(typed).toContain('256 GB: least PKR 398,379, non-PTA with the tax of the CNIC route, at least')
    expect(typed).toContain('(with tax from PKR 16,380 on top)')
  })
})
