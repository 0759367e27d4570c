/** Who publishes the site, for structured data. Pure. */

import type { Organization, SearchAction, Thing, WebSite, WithContext } from 'schema-dts'
import { homePath, searchPath } from '#app/platform/paths.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { locale } from '#app/platform/text/language.ts'

const CONTEXT = 'https://schema.org'

export const organization = (origin: string): WithContext<Organization> => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: SITE_NAME,
  url: new URL(homePath, origin).href,
  logo: new URL('/apple-touch-icon.png', origin).href,
  areaServed: 'PK',
})

/** Search engines name the blank in an action's input, which the vocabulary itself does not have. */
type SiteSearch = SearchAction & { 'query-input': string }

const website = (origin: string): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: SITE_NAME,
  url: new URL(homePath, origin).href,
  inLanguage: locale().region,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL(searchPath, origin).href}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as SiteSearch,
})

/** The home page: the site with its search, and who publishes it. @param origin of the site */
export const homeStructuredData = (origin: string): WithContext<Thing>[] => [website(origin), organization(origin)]
