import { Link } from '@remix-run/react'
import { brandPath, latestPath, searchFor } from '#app/platform/paths.ts'
import { listedPages, pageLabel } from '#app/platform/site-pages.ts'
import { footerRanges } from '#app/prices/cents.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { siteTexts } from './texts.ts'

const pagesIn = (column: 'quick' | 'legal') =>
  listedPages.filter(page => page.footer === column).map(page => ({ label: pageLabel(page, 'footer'), to: page.path }))

/** Links to pages other than brands and price ranges (FOOT-2). */
const quickLinks = () => [{ label: siteTexts().latestMobiles, to: latestPath }, ...pagesIn('quick')]

const rangeLinks = () => footerRanges().map(({ label, range }) => ({ label, to: searchFor({ price: range }) }))

/** @param brands popular brands, each in the brand's own spelling */
export function Footer({ brands }: { brands: { slug: string; name: string }[] }) {
  const brandLinks = brands.map(({ slug, name }) => ({ label: name, to: brandPath(slug) }))
  return (
    <footer className="site-footer">
      <div className="shell grid grid-cols-2 gap-x-6 gap-y-4 py-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 max-w-xs lg:col-span-1">
          <Wordmark />
          <p className="mt-3 text-sm text-muted">{siteTexts().slogan}</p>
        </div>
        {brandLinks.length > 0 && <LinkList title={siteTexts().popularBrands} links={brandLinks} />}
        <LinkList title={siteTexts().quickLinks} links={quickLinks()} />
        <LinkList title={siteTexts().shopByPrice} links={rangeLinks()} />
      </div>
      <div className="border-t border-line">
        <ul className="shell flex flex-wrap gap-x-6 gap-y-1 py-4 text-sm">
          {pagesIn('legal').map(link => (
            <li key={link.to}>
              <Link to={link.to} className="footer-link">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2 text-sm">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
