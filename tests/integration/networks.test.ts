/** What phones can use of the networks in Pakistan: the filter, and the pages that say it. */
import { expect, test } from 'vitest'
import { a55, itelA70 } from '#tests/support/phones.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const site = sharedSite()

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' })
const pageOf = async (path: string) => (await get(path)).text()
const totalOf = (html: string) =>
  Number(/class="filter-total[^>]*>(?:<!-- -->)*([\d,]+)/.exec(html)?.[1]?.replace(',', ''))
const finder = async (query: string) => (await get(`/api/finder?${query}`)).json()

test('the bare address with an operator lists the phones that can use its 5G (FIND-2)', async () => {
  const { matches, unknown } = await finder('net=jazz')
  expect(matches).toBeGreaterThan(500)
  expect(unknown).toBeGreaterThan(100)
  expect(await finder('must=net:jazz')).toMatchObject({ matches, unknown })
  const html = await pageOf('/mobiles?net=jazz')
  expect(totalOf(html)).toBe(matches)
  expect(html).toContain('5G works with: Jazz')
  expect(html).toMatch(/rel="canonical" href="[^"]*\/mobiles"/)
})

test('several operators are wanted together, with other wishes, on every list', async () => {
  const one = await finder('must=price:60000&net=jazz')
  const both = await finder('must=price:60000&net=jazz,zong')
  expect(both.matches).toBeGreaterThan(0)
  expect(both.matches).toBeLessThanOrEqual(one.matches)
  expect(totalOf(await pageOf('/mobiles?must=price:60000&net=jazz,zong'))).toBe(both.matches)
  // A brand without a network of its own is asked for by its name, too.
  expect((await finder('must=price:60000&net=onic')).matches).toBe((await finder('must=price:60000&net=ufone')).matches)
  const brand = await pageOf('/samsung?net=zong')
  expect(totalOf(brand)).toBeGreaterThan(0)
  expect(brand).toContain('5G works with: Zong')
  expect(await pageOf('/search?q=galaxy&net=ufone')).toContain('5G works with: Ufone')
})

test('an operator that does not exist limits nothing, and the list and the open form say so', async () => {
  const html = await pageOf('/mobiles?net=jazz,xyz')
  expect(totalOf(html)).toBe((await finder('net=jazz')).matches)
  expect(html).toContain('We did not know “5G works with: xyz”. Shown without it.')
  expect(await pageOf('/mobiles?net=jazz,xyz&filter=open')).toContain('“xyz” is not a value for this.')
  expect(totalOf(await pageOf('/mobiles?net=xyz'))).toBe(totalOf(await pageOf('/mobiles')))
  expect((await get('/api/finder?net=xyz')).status).toBe(422)
})

test('the form has a box for each operator with 5G, and leads to the normal address', async () => {
  const html = await pageOf('/mobiles?net=jazz&filter=open')
  const boxes = [...html.matchAll(/<input[^>]*name="f\.net"[^>]*>/g)].map(([box]) => box)
  expect(boxes.map(box => /value="([^"]+)"/.exec(box)?.[1])).toEqual(['jazz', 'zong', 'ufone', 'onic', 'rox'])
  expect(boxes.map(box => box.includes('checked'))).toEqual([true, false, false, false, false])
  const sent = await get('/mobiles?f.net=zong&f.net=jazz&f.priceMax=60000')
  expect(sent.headers.get('Location')).toBe('/mobiles?must=price%3A60000&net=jazz,zong')
})

test('a search for 5G with an operator sets the filter; a brand without 5G of its own does not', async () => {
  const idsOf = async (query: string) => {
    const response = await get(`/api/search?q=${encodeURIComponent(query)}&explain=1`)
    const { results, understood } = await response.json()
    return { total: Number(response.headers.get('X-Total-Count')), results, understood }
  }
  const fiveG = await idsOf('5g mobile')
  const zong = await idsOf('zong par 5g mobile')
  expect(zong.understood).toMatchObject({ net: 'zong', needs: ['fiveG'] })
  expect(zong.total).toBe((await finder('must=fiveG&net=zong')).matches)
  expect((await idsOf('telenor 5g mobile')).total).toBe(fiveG.total)
})

test('a value that is no operator is shown with a message', async () => {
  const html = await pageOf('/mobiles?net=!!')
  expect(html).toContain('We did not know “5G works with: !!”. Shown without it.')
  expect((await get('/api/finder?net=!!')).status).toBe(422)
})

test('the page of a phone has a row for each operator, with source and date', async () => {
  const html = await pageOf('/samsung/samsung-galaxy-s24-ultra')
  const section = /<section id="network".*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(
    [...section.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)/g)].map(([, name, words]) => [name, words?.trim()]),
  ).toEqual([
    ['Jazz (and ROX)', 'Yes, all bands'],
    ['Zong', 'Yes, all bands'],
    ['Ufone (and Onic)', 'Yes, all bands'],
    ['Security updates', expect.stringMatching(/^until \w+ \d{4}$/)],
    ['Android upgrades', 'up to 7 promised'],
    ['Price per year of updates left', expect.stringMatching(/^PKR [\d,]+$/)],
  ])
  for (const [, source] of section.matchAll(/Source:(.*?)<\/p>/gs)) {
    expect(source).toMatch(/<a href="(https:\/\/|\/data#sources)[^"]*"/)
    expect(source).toMatch(/<time dateTime="\d{4}-\d{2}[^"]*">/)
  }
  expect(section.match(/Source:/g)).toHaveLength(2)
})

test('the compare page says with which operators 5G works, and how long updates last', async () => {
  const html = await pageOf(`/compare?phones=${a55.id},${itelA70.id}`)
  expect(html).toContain('with Jazz, Zong, and Ufone')
  expect(html).toContain('No promise found')
  expect(html).toMatch(/\d years left/)
})

test('/networks says of the phone that is asked for what its page says (NET-2)', async () => {
  const answerOf = async (name: string) =>
    /<section id="my-phone".*?<\/section>/s.exec(await pageOf(`/networks?q=${encodeURIComponent(name)}`))?.[0] ?? ''
  const answer = await answerOf('galaxy s24 ultra')
  expect(answer).toContain('href="/samsung/samsung-galaxy-s24-ultra#network"')
  for (const operator of ['Jazz (and ROX)', 'Zong', 'Ufone (and Onic)']) {
    expect(answer).toContain(`<dt>${operator}</dt><dd>Yes, all bands</dd>`)
  }
  expect(answer).not.toContain('5G phones to')
  // A phone without 5G leads to those near its price.
  expect(await answerOf('Infinix Hot 60 Pro')).toContain('5G phones to Rs 100,000')
  expect(answer).toMatch(/PKR [\d,]+.{0,40}<time dateTime="202\d/)
  // A launch price is called so.
  expect(await answerOf('Google Pixel 7 Pro')).toMatch(/PKR [\d,]+.{0,60}at launch, 2022, unverified/)
  expect(answer).not.toContain('Which one?')
  expect(await answerOf(a55.name)).toContain(a55.name)
  const a26 = await answerOf('a26')
  expect(a26).toContain('Which one?')
  for (const name of ['Samsung Galaxy A26', 'itel A26']) expect(a26).toContain(`<bdi>${name}</bdi>`)
  expect(a26).not.toContain('<h3')
  expect(await answerOf('galaxy a56x')).toMatch(
    /No phone here is named “galaxy a56x”. Is it one of these\?.*Galaxy A56</s,
  )
  expect(await answerOf('infinix')).toContain('Which one?')
  // Each to choose from with its answer.
  expect(await answerOf('a26')).toMatch(/Samsung Galaxy A26<\/bdi> <small>5G: [^<]*Jazz.*itel A26<\/bdi> <small>No 5G</)
  expect(await answerOf('zzqqxx')).toContain('No phone found for')
  expect(await answerOf('')).not.toMatch(/<h3|No phone found/)
})

test('/networks has every city and operator of the table, with source and date, and promises no coverage', async () => {
  const response = await get('/networks')
  expect(response.status).toBe(200)
  const html = await response.text()
  for (const city of ['Karachi', 'Lahore', 'Islamabad', 'Kasur']) expect(html).toContain(`<th scope="row">${city}</th>`)
  expect(html).toContain('href="https://github.com/tayyabk52/5GPakFinder"')
  expect(html).toContain('<time dateTime="2026-08-07">7 August 2026</time>')
  expect(html).toContain('These are counts of sites, not of covered streets')
  const ofAll = (await finder('net=jazz,zong,ufone')).matches
  expect(html).toMatch(new RegExp(`href="/mobiles\\?net=jazz,zong,ufone"[^>]*>At any price: ${ofAll} phones`))
})
