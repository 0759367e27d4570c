/**
 * The fixed pages of the public site, in the order in which lists show them. A new page is an entry here and its route's
 * file: routes, header, footer, both sitemaps, reserved slugs, response cache and the tests of all pages read this list.
 */
import { COMPARE_LIMIT } from './compare-limit.ts'
import { COMPARE, PHONES, SLIP } from './early-paths.ts'
import { pageLabelTexts } from './page-label-texts.ts'
import { type Language, localPath } from './text/language.ts'

type SitePage = {
  path: string
  /** The route's module, from app/. */
  file: string
  /** Beside the search box (HEAD-1): always, or in the menu and on screens with room for all, or below those in the menu alone. */
  header?: 'always' | 'menu' | 'more'
  /** The column of quick links (FOOT-2), or the line below. */
  footer?: 'quick' | 'legal'
  /** Who finds it in a sitemap: visitors on /sitemap (SITEMAP-1), crawlers in /sitemap.xml (SEO-6). */
  sitemaps: ('people' | 'machines')[]
  /** The query parameters that its response depends on. */
  parameters?: readonly string[]
  /** Those of them that make a request a search (LIMIT-2). */
  searches?: readonly string[]
  /** The page is made of the compare list in the cookie, and not only shows it. */
  isOfCompareList?: true
  /** Whether the page is text alone, the same for everybody, as long as nothing is asked by its parameters. */
  isText?: true
}

/** The id of the layout of the public pages in this language. */
export const siteLayoutId = (language: Language): string => localPath('/routes/_site/layout', language).slice(1)

/** The parameters of a list's wishes. */
export const wishParameters = ['must', 'nice', 'net', 'filter'] as const

/** Whether a parameter is a field of the filter form, whose submission is redirected to the address with the wishes. */
export const isFilterField = (name: string): boolean => /^[fn]\./.test(name)

/** What is written on each slip of a page: what the shop asks, and what was done before paying. */
export const slipFields = Array.from({ length: COMPARE_LIMIT }, (_, index) => ({
  asks: `asks${index + 1}`,
  imei: `imei${index + 1}`,
  warranty: `warranty${index + 1}`,
}))

const everywhere: SitePage['sitemaps'] = ['people', 'machines']
const file = (name: string) => `routes/_site/${name}.tsx`

export const sitePages = {
  home: { path: '/', file: file('home'), sitemaps: everywhere, parameters: ['filter'] },
  phones: {
    path: PHONES,
    file: file('phones'),
    header: 'menu',
    sitemaps: everywhere,
    parameters: ['price', 'sort', 'page', ...wishParameters],
    searches: wishParameters,
  },
  brands: { path: '/brands', file: file('brands'), header: 'always', sitemaps: everywhere },
  search: {
    path: '/search',
    file: file('search'),
    sitemaps: ['people'],
    parameters: ['q', 'price', 'sort', 'page', 'by', ...wishParameters],
    searches: ['q', 'price', ...wishParameters],
  },
  compare: {
    path: COMPARE,
    file: file('compare'),
    header: 'always',
    footer: 'quick',
    sitemaps: everywhere,
    parameters: ['phones', 'q', 'diff', 'notice', 'gone'],
    isOfCompareList: true,
  },
  slip: {
    path: SLIP,
    file: file('slip'),
    header: 'more',
    sitemaps: [],
    parameters: ['phones', ...slipFields.flatMap(({ asks, imei, warranty }) => [asks, imei, warranty])],
  },
  offline: { path: '/offline', file: file('offline'), sitemaps: [], parameters: ['kept'] },
  ptaTax: {
    path: '/pta-tax',
    file: file('pta-tax'),
    header: 'menu',
    footer: 'legal',
    sitemaps: everywhere,
    parameters: ['q', 'phone', 'version', 'route', 'cnfUsd', 'usdPkr', 'device', 'paid', 'paidRate'],
    searches: ['q'],
    isText: true,
  },
  networks: {
    path: '/networks',
    file: file('networks'),
    header: 'menu',
    sitemaps: everywhere,
    parameters: ['q'],
    searches: ['q'],
    isText: true,
  },
  reviews: {
    path: '/reviews',
    file: file('reviews'),
    header: 'menu',
    footer: 'quick',
    sitemaps: everywhere,
    parameters: ['category'],
    isText: true,
  },
  guide: {
    path: '/guide',
    file: file('guide'),
    header: 'menu',
    footer: 'quick',
    sitemaps: everywhere,
    isText: true,
  },
  contact: {
    path: '/contact',
    file: file('contact'),
    header: 'more',
    footer: 'quick',
    sitemaps: everywhere,
    parameters: ['subject', 'sent'],
    isText: true,
  },
  priceReport: {
    path: '/price-report',
    file: file('price-report'),
    sitemaps: [],
    parameters: ['phone', 'sent'],
  },
  shops: {
    path: '/shops',
    file: file('shops'),
    header: 'more',
    footer: 'legal',
    sitemaps: everywhere,
    parameters: ['sent'],
    isText: true,
  },
  privacy: {
    path: '/privacy',
    file: file('privacy'),
    footer: 'legal',
    sitemaps: everywhere,
    isText: true,
  },
  terms: {
    path: '/terms',
    file: file('terms'),
    footer: 'legal',
    sitemaps: everywhere,
    isText: true,
  },
  sitemap: {
    path: '/sitemap',
    file: file('sitemap'),
    footer: 'legal',
    sitemaps: ['machines'],
    isText: true,
  },
  data: {
    path: '/data',
    file: file('data'),
    header: 'more',
    footer: 'legal',
    sitemaps: everywhere,
    isText: true,
  },
} as const satisfies Record<string, SitePage>

/** The same as a list. */
export const listedPages: (SitePage & { id: PageId })[] = Object.entries(sitePages).map(([id, page]) => ({
  id: id as PageId,
  ...page,
}))

type PageId = keyof typeof sitePages

/** What a link to the page says, in the header, the footer or elsewhere. */
export function pageLabel(id: PageId, place?: 'header' | 'footer'): string {
  const { labels, ...places } = pageLabelTexts()
  const inPlace: Partial<Record<PageId, string>> = place ? places[place] : {}
  return inPlace[id] ?? labels[id]
}
