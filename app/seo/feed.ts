/** The Atom feed (RFC 4287) of new phones and prices (SEO-7). Pure. */
import { feedPath, homePath, phonePath } from '#app/platform/paths.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { language } from '#app/platform/text/language.ts'
import { escapeXml, XML_DECLARATION } from '#app/platform/text/xml.ts'
import { formatPrice } from '#app/prices/price.ts'
import { describeOrigin } from '#app/prices/sources.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { feedTexts } from './feed-texts.ts'
import type { News } from './news.server.ts'
import { seoTexts } from './texts.ts'

/** Tag URIs (RFC 4151), so that ids stay the same when a phone's URL changes. The year must never change. */
const tag = (origin: string, name: string) => `tag:${new URL(origin).hostname},2026:${name}`

const time = (at: number) => new Date(at).toISOString()
const price = (pricePkr: number | null) => (pricePkr === null ? priceTexts().noPrice : formatPrice(pricePkr))

function title(news: News): string {
  if (news.kind === 'phone') return feedTexts().newPhone(news.phone.name)
  if (news.pricePkr === null) return feedTexts().priceWithdrawn(news.phone.name)
  return feedTexts().newPrice(news.phone.name, price(news.pricePkr))
}

function summary(news: News): string {
  const { summaryWithOrigin, summary, before } = feedTexts()
  const now = price(news.pricePkr)
  const first =
    news.origin && news.pricePkr !== null ? summaryWithOrigin(now, describeOrigin(news.origin)) : summary(now)
  return news.kind === 'price' && news.beforePkr !== null ? `${first} ${before(price(news.beforePkr))}` : first
}

function entry(news: News, origin: string): string {
  return [
    '<entry>',
    `<id>${escapeXml(tag(origin, `${news.kind}/${news.id}`))}</id>`,
    `<title>${escapeXml(title(news))}</title>`,
    `<updated>${time(news.at)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(new URL(phonePath(news.phone), origin).href)}"/>`,
    `<summary>${escapeXml(summary(news))}</summary>`,
    '</entry>\n',
  ].join('')
}

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8'

/** What a feed is about. */
type FeedSubject = {
  /** Stays the same for ever, without spaces. */
  id: string
  title: string
  /** The paths of the feed and of the page with the same content. */
  path: string
  page: string
}

const siteFeed = (): FeedSubject => ({ id: 'feed', title: seoTexts().feedTitle, path: feedPath(), page: homePath() })

/**
 * The feed as XML.
 * @param news newest first
 * @param origin of the site
 */
export function atomFeed(news: News[], origin: string, { id, title, path, page } = siteFeed()): string {
  const address = (path: string) => escapeXml(new URL(path, origin).href)
  return [
    `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language()}">`,
    `<id>${escapeXml(tag(origin, id))}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${time(news[0]?.at ?? 0)}</updated>`,
    `<author><name>${escapeXml(SITE_NAME)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${address(path)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(page)}"/>\n`,
    ...news.map(each => entry(each, origin)),
    '</feed>\n',
  ].join('')
}
