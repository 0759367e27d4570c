/**
 * The phones of the HTML sitemap. The server alone renders them: as data for the browser, a thousand names and addresses
 * would double the document, and nothing on the page needs them.
 */
import { createContext, useContext, useEffect, useRef } from 'react'
import { brandPath, phonePath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import type { SitemapGroup } from './sitemap.server.ts'
import { sitemapTexts } from './texts.ts'

/** The rendered phones; empty in the browser. */
export const PhoneListHtml = createContext('')

/** A region that holds the phones; reloads the page after a client navigation, which has none. */
export function PhoneList() {
  const html = useContext(PhoneListHtml)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (region.current?.childElementCount === 0) location.reload()
  }, [])
  return (
    <section
      ref={region}
      className="panel sitemap-phones"
      aria-labelledby="phone-pages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable by keyboard
      tabIndex={0}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The content of the region. Plain links: a thousand prefetching links would overload a slow device. */
export const PhoneGroups = ({ groups }: { groups: SitemapGroup[] }) =>
  groups.map(({ slug, name, isVisible, storedPhones, phones }) => (
    <details key={slug} className="fold">
      <summary>
        <h3>
          <bdi>{name}</bdi> · {formatNumber(storedPhones)}
        </h3>
      </summary>
      <ul>
        {phones.map(([phone, label]) => (
          <li key={phone}>
            <a href={phonePath({ brand: slug, slug: phone })}>{label}</a>
          </li>
        ))}
        {isVisible && (
          <li>
            <a href={brandPath(slug)} className="link">
              {sitemapTexts().allOf(formatNumber(storedPhones), name)}
            </a>
          </li>
        )}
      </ul>
    </details>
  ))
