/** Structured data of the site and its publisher. Pure. */
import type { Organization, SearchAction, Thing, WebSite, WithContext } from 'schema-dts'
import { homePath, searchPath } from '#app/platform/paths.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { locale } from '#app/platform/text/language.ts'

const CONTEXT = 'https://schema.org'

export const organization = (origin: string): WithContext<Organization> => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: SITE_NAME,
  url: new URL(homePath(), origin).href,
  logo: new URL('/apple-touch-icon.png', origin).href,
  areaServed: 'PK',
})

/** `query-input` is required by search engines but not part of the schema.org vocabulary. */
type SiteSearch = SearchAction & { 'query-input': string }

const website = (origin: string): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: SITE_NAME,
  url: new URL(homePath(), origin).href,
  inLanguage: locale().region,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL(searchPath(), origin).href}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as SiteSearch,
})

/** The structured data of the home page: site, search and publisher. @param origin of the site */
export const homeStructuredData = (origin: string): WithContext<Thing>[] => [website(origin), organization(origin)]
