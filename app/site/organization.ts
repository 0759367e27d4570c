/** Who publishes the site, for structured data. Pure. */
import type { Organization, WithContext } from 'schema-dts'
import { SITE_NAME } from './meta.ts'

export const organization = (origin: string): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: SITE_NAME,
  url: new URL('/', origin).href,
  logo: new URL('/apple-touch-icon.png', origin).href,
  areaServed: 'PK',
})
