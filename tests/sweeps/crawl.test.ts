import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, readLanguage } from '#app/platform/text/language.ts'
import { isWhole, ofEveryKind } from '#tests/support/every-kind.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { sharedSite } from '#tests/support/shared-site.ts'
import { linksIn } from '#tests/support/xml.ts'

/** Maximum clicks from the home page to a phone, brand or static page; only the ends of long lists are farther. */
const MAX_DEPTH = 4
const AT_ONCE = 4
/** Forms, calculators, colours and feeds of all phones are alike, and filtered lists are endless: only this many of each. */
const OF_A_KIND = isWhole ? 20 : 8
const kindOf = (address: string) =>
  /^\/price-report\?|^\/feeds\/|\?colour=|\?open=|\?cnfUsd=|(must|nice|net|filter)=(?!latest|popular|budget)/
    .exec(address)?.[0]
    .slice(0, 8)

/** Not pages for readers, in another language (urdu.test.ts), or the phones of another page in another order or comparison. */
const isLeftOut = ({ pathname, searchParams }: URL) =>
  /^\/(api|admin|images)(\/|$)/.test(pathname) ||
  readLanguage(pathname).language !== DEFAULT_LANGUAGE ||
  (pathname === '/compare' && searchParams.size > 0) ||
  (pathname === '/search' && searchParams.has('sort'))

const pathOf = ({ brand, slug }: PhoneJson) => `/${brand}/${slug}`

type Visit = { address: string; depth: number; from: string }

test('every internal link works, and every phone is reachable in few clicks', async () => {
  const site = sharedSite()
  const phones = await jsonOf<PhoneJson[]>(fetch(`${site.origin}/api/mobiles`))
  const depths = new Map([['/', 0]])
  const broken: string[] = []
  const opened = new Map<string, number>()
  const paths = phones.map(pathOf)
  const leftUnopened = new Set(paths)
  for (const phone of ofEveryKind(phones)) leftUnopened.delete(pathOf(phone))
  expect(leftUnopened.size > 0).toBe(!isWhole)

  async function visit({ address, depth, from }: Visit): Promise<Visit[]> {
    const response = await fetch(site.origin + address, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity' },
    })
    if (response.status !== 200) {
      broken.push(`${response.status} ${address} from ${from}`)
      await response.body?.cancel()
      return []
    }
    const text = await response.text()
    // A feed or a table has no links to follow, and no address but its own.
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return []
    const { anchors, canonicals } = linksIn(text)
    if (canonicals.length !== 1) broken.push(`${canonicals.length} canonical addresses on ${address}`)
    return anchors.flatMap(href => {
      const url = new URL(href, site.origin + address)
      if (url.origin !== site.origin || isLeftOut(url)) return []
      return [{ address: url.pathname + url.search, depth: depth + 1, from: address }]
    })
  }

  for (let level: Visit[] = [{ address: '/', depth: 0, from: '' }]; level.length > 0; ) {
    const next: Visit[] = []
    const waiting = [...level]
    const work = async () => {
      for (let page = waiting.pop(); page; page = waiting.pop()) next.push(...(await visit(page)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    level = []
    for (const found of next) {
      if (depths.has(found.address)) continue
      const kind = kindOf(found.address)
      if (kind) {
        opened.set(kind, (opened.get(kind) ?? 0) + 1)
        if ((opened.get(kind) ?? 0) > OF_A_KIND) continue
      }
      depths.set(found.address, found.depth)
      if (!leftUnopened.has(found.address)) level.push(found)
    }
  }

  expect(broken).toEqual([])
  expect(paths.filter(path => !depths.has(path))).toEqual([])
  const byDepth = new Map<number, number>()
  for (const path of paths) byDepth.set(depths.get(path) ?? -1, (byDepth.get(depths.get(path) ?? -1) ?? 0) + 1)
  console.log(
    `${depths.size - leftUnopened.size} pages opened, ${leftUnopened.size} more found; phones by clicks from the home page:`,
    byDepth,
  )
  const tooFar = [...depths].filter(([address, depth]) => depth > MAX_DEPTH && !address.includes('?'))
  expect(tooFar).toEqual([])
}, 600_000)
