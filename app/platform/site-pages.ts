/**
 * The fixed pages of the public site, in the order in which lists show them. A new page is an entry here and its route's
 * file: routes, header, footer, both sitemaps, reserved slugs, response cache and the tests of all pages read this list.
 */
import { comparePath } from './early-paths.ts'
import { inLanguage, type Language } from './text/language.ts'

type Label = Record<Language, string>

type SitePage = {
  path: string
  /** The route's module, from app/. */
  file: string
  /** What links to it say; where the footer says it otherwise, `footerLabel`. */
  label: Label
  footerLabel?: Label
  isInHeader?: true
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
  /** Whether the page is text alone: the same for everybody, without parameters of its own. */
  isText?: true
}

/** The parameters of a list's wishes. */
export const wishParameters = ['must', 'nice', 'net', 'filter'] as const

const everywhere: SitePage['sitemaps'] = ['people', 'machines']
const file = (name: string) => `routes/_site/${name}.tsx`

export const sitePages = {
  home: { path: '/', file: file('home'), label: { en: 'Home' }, sitemaps: everywhere, parameters: ['filter'] },
  phones: {
    path: '/mobiles',
    file: file('phones'),
    label: { en: 'All Mobiles' },
    sitemaps: everywhere,
    parameters: ['price', 'sort', 'page', ...wishParameters],
    searches: wishParameters,
  },
  brands: { path: '/brands', file: file('brands'), label: { en: 'Brands' }, isInHeader: true, sitemaps: everywhere },
  search: {
    path: '/search',
    file: file('search'),
    label: { en: 'Search' },
    sitemaps: ['people'],
    parameters: ['q', 'price', 'sort', 'page', ...wishParameters],
    searches: ['q', 'price', ...wishParameters],
  },
  compare: {
    path: comparePath,
    file: file('compare'),
    label: { en: 'Compare' },
    footerLabel: { en: 'Price Comparison' },
    isInHeader: true,
    footer: 'quick',
    sitemaps: everywhere,
    parameters: ['phones', 'q', 'diff', 'notice', 'gone'],
    isOfCompareList: true,
  },
  reviews: {
    path: '/reviews',
    file: file('reviews'),
    label: { en: 'Reviews' },
    footer: 'quick',
    sitemaps: everywhere,
    parameters: ['category'],
    isText: true,
  },
  guide: {
    path: '/guide',
    file: file('guide'),
    label: { en: 'Buying Guide' },
    footer: 'quick',
    sitemaps: everywhere,
    isText: true,
  },
  networks: {
    path: '/networks',
    file: file('networks'),
    label: { en: '5G and Networks' },
    sitemaps: everywhere,
    isText: true,
  },
  contact: {
    path: '/contact',
    file: file('contact'),
    label: { en: 'Contact Us' },
    footer: 'quick',
    sitemaps: everywhere,
    parameters: ['subject', 'sent'],
    isText: true,
  },
  priceReport: {
    path: '/price-report',
    file: file('price-report'),
    label: { en: 'Report a wrong price' },
    sitemaps: [],
    parameters: ['phone', 'sent'],
  },
  privacy: {
    path: '/privacy',
    file: file('privacy'),
    label: { en: 'Privacy Policy' },
    footer: 'legal',
    sitemaps: everywhere,
    isText: true,
  },
  terms: {
    path: '/terms',
    file: file('terms'),
    label: { en: 'Terms of Service' },
    footer: 'legal',
    sitemaps: everywhere,
    isText: true,
  },
  sitemap: {
    path: '/sitemap',
    file: file('sitemap'),
    label: { en: 'Sitemap' },
    footer: 'legal',
    sitemaps: ['machines'],
    isText: true,
  },
  ptaTax: {
    path: '/pta-tax',
    file: file('pta-tax'),
    label: { en: 'Tax on a phone from abroad' },
    footerLabel: { en: 'PTA Tax Calculator' },
    footer: 'legal',
    sitemaps: everywhere,
    parameters: ['cnfUsd', 'usdPkr', 'device'],
    isText: true,
  },
  data: {
    path: '/data',
    file: file('data'),
    label: { en: 'What We Know' },
    footer: 'legal',
    sitemaps: everywhere,
    isText: true,
  },
} as const satisfies Record<string, SitePage>

/** The same as a list. */
export const listedPages: (SitePage & { id: string })[] = Object.entries(sitePages).map(([id, page]) => ({
  id,
  ...page,
}))

/** What a link to the page says, in the footer or elsewhere. */
export const pageLabel = ({ label, footerLabel = label }: Pick<SitePage, 'label' | 'footerLabel'>, place?: 'footer') =>
  inLanguage(place === 'footer' ? footerLabel : label)()
