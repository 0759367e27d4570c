/** Page metadata for search engines and link previews (SEO-1). */
import type { MetaDescriptor } from '@remix-run/node'
import { SITE_NAME } from '#app/platform/site-name.ts'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languages,
  locale,
  localPath,
  readLanguage,
} from '#app/platform/text/language.ts'
import { cutText } from '#app/platform/text/text.ts'

const DEFAULT_SHARE_IMAGE = '/images/og-default.jpg'
/** Size of every share image in pixels, as link previews require. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

/** In characters; search results show no more. */
const MAX_DESCRIPTION = 160

export type PageMeta = {
  /** Of the page; the name of the site follows it. */
  title: string
  /** Search results cut a title that is long by itself before it comes to the name. */
  isTitleWhole?: boolean
  description: string
  /** Canonical path; null for a page without a URL of its own, such as 'not found'. */
  path: string | null
  noIndex?: boolean
  keywords?: string[]
  /** Path of the share image, if it is not the default one. */
  image?: string
  /** The feed of the page, besides that of the site. */
  feed?: string
  type?: 'website' | 'product'
}

export type Matches = { id: string; data?: unknown }[]

/** The site's origin, from the root loader. */
export function siteOrigin(matches: Matches): string {
  const root = matches.find(match => match.id === 'root')?.data as { siteOrigin?: string } | undefined
  return root?.siteOrigin ?? ''
}

/** The title of a page, followed by the site's name. */
const siteTitle = (page: string) => `${page} | ${SITE_NAME}`

/** The same page in each language; English where a reader has none of them. */
const inEachLanguage = (path: string, origin: string): MetaDescriptor[] => {
  const { path: english } = readLanguage(path)
  const link = (hrefLang: string, of: Language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: new URL(localPath(english, of), origin || 'http://localhost').href,
  })
  return [...languages.map(each => link(each, each)), link('x-default', DEFAULT_LANGUAGE)]
}

/** The meta descriptors of a page: title, description, canonical URL, share image, region. */
export function pageMeta(
  matches: Matches,
  { isTitleWhole, description, path, noIndex, keywords, image, feed, type, ...page }: PageMeta,
): MetaDescriptor[] {
  const origin = siteOrigin(matches)
  const title = isTitleWhole ? page.title : siteTitle(page.title)
  const canonical = path === null ? null : new URL(path, origin || 'http://localhost').href
  const summary = cutText(description, MAX_DESCRIPTION)
  const picture = new URL(image ?? DEFAULT_SHARE_IMAGE, origin || 'http://localhost').href
  return [
    { title },
    { name: 'description', content: summary },
    ...(keywords ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(path === null || noIndex ? [] : inEachLanguage(path, origin)),
    ...(feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: page.title, href: feed }]
      : []),
    { name: 'geo.region', content: 'PK' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:type', content: type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(SHARE_IMAGE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_IMAGE_SIZE.height) },
    { property: 'og:locale', content: locale().region.replace('-', '_') },
    // Title and description are those of Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
  ]
}
