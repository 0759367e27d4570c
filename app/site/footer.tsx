import { Link } from '@remix-run/react'
import { brandPath, latestPath, pagePath, searchFor } from '#app/platform/paths.ts'
import { listedPages, pageLabel } from '#app/platform/site-pages.ts'
import { locale } from '#app/platform/text/language.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { siteTexts } from './texts.ts'
import typefaceScript from './typeface.ts?bundle'

const pagesIn = (column: 'quick' | 'legal') =>
  listedPages
    .filter(page => page.footer === column)
    .map(page => ({ label: pageLabel(page.id, 'footer'), to: pagePath(page) }))

/** Links to pages other than brands and price ranges (FOOT-2). */
const quickLinks = () => [{ label: siteTexts().latestMobiles, to: latestPath() }, ...pagesIn('quick')]

type PriceRange = { label: string; range: string; rupees: string }

type Props = { brands: { slug: string; name: string }[]; ranges: PriceRange[] }

/** @param brands popular brands, each in the brand's own spelling */
export function Footer({ brands, ranges }: Props) {
  const rangeLinks = ranges.map(({ label, range, rupees }) => ({
    label,
    note: rupees,
    to: searchFor({ price: range }),
  }))
  const brandLinks = brands.map(({ slug, name }) => ({ label: name, to: brandPath(slug) }))
  return (
    <footer className="site-footer">
      <div className="shell footer-columns">
        <div>
          <Wordmark />
          <p>{siteTexts().slogan}</p>
        </div>
        {brandLinks.length > 0 && <LinkList title={siteTexts().popularBrands} links={brandLinks} />}
        <LinkList title={siteTexts().quickLinks} links={quickLinks()} />
        {rangeLinks.length > 0 && <LinkList title={siteTexts().shopByPrice} links={rangeLinks} />}
      </div>
      <div>
        <ul className="shell flex flex-wrap gap-x-4 py-2 text-sm">
          {pagesIn('legal').map(link => (
            <li key={link.to}>
              <Link to={link.to} className="footer-link">
                {link.label}
              </Link>
            </li>
          ))}
          <li>
            <LanguageSwitch className="footer-link" />
          </li>
          {locale().otherTypeface && (
            <li>
              <button type="button" className="typeface-button script-only footer-link" aria-pressed="false">
                {locale().otherTypeface}
              </button>
              <script type="module" src={typefaceScript} />
            </li>
          )}
        </ul>
      </div>
    </footer>
  )
}

type LinkListProps = { title: string; links: { label: string; note?: string; to: string }[] }

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul>
        {links.map(({ label, note, to }) => (
          <li key={to}>
            <Link to={to} className="footer-link">
              {label}
              {note && <span>{` ${note}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
