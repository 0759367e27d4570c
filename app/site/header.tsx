import { Link, useLocation } from '@remix-run/react'
import { CompareBadge } from '#app/compare-list/components/compare-badge.tsx'
import { comparePath, homePath, latestPath, pagePath, searchPath } from '#app/platform/paths.ts'
import { listedPages, pageLabel } from '#app/platform/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrefetchLink } from '#app/ui/prefetch-link.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { HeaderSearch } from './header-search.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SiteMenu, SiteMenuButton } from './site-menu.tsx'
import { siteTexts } from './texts.ts'
import { ThemeButton } from './theme-button.tsx'

const pagesIn = (place: 'always' | 'menu' | 'more') =>
  listedPages
    .filter(page => page.header === place)
    .map(page => ({ label: pageLabel(page.id, 'header'), to: pagePath(page) }))

/** The links beside the search box (HEAD-1). */
const links = () => [...pagesIn('always'), { label: siteTexts().latest, to: latestPath() }, ...pagesIn('menu')]

/** Active where the path is the link's or below it; Latest only on its own view of the home page (HEAD-2). */
function isActive(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  if (to === latestPath()) return pathname === homePath() && new URLSearchParams(search).get('filter') === 'latest'
  return pathname === to || pathname.startsWith(`${to}/`)
}

export function Header() {
  return (
    <header className="site-header">
      <div className="shell flex min-h-14 flex-wrap items-center gap-x-2 md:min-h-16 md:flex-nowrap md:gap-x-4">
        <Link to={homePath()} className="-ms-1 rounded p-1 no-underline" aria-label={siteTexts().homeLink}>
          <Wordmark />
        </Link>
        <SiteMenu>
          <HeaderSearch id="header-search" />
          <nav aria-label={siteTexts().mainNavigation}>
            <HeaderLinks links={links()} />
            <HeaderLinks links={pagesIn('more')} />
          </nav>
          <ThemeButton />
        </SiteMenu>
        <div className="ms-auto flex items-center md:ms-0">
          <LanguageSwitch className="header-link" />
          <Link to={searchPath()} className="icon-button md:hidden" aria-label={siteTexts().searchLabel}>
            <Icon name="search" />
          </Link>
          <SiteMenuButton />
        </div>
      </div>
    </header>
  )
}

function HeaderLinks({ links }: { links: { label: string; to: string }[] }) {
  const location = useLocation()
  return (
    <ul className="header-links">
      {links.map(({ label, to }) => (
        <li key={to}>
          <PrefetchLink to={to} className="header-link" aria-current={isActive(to, location) ? 'page' : undefined}>
            {label}
            {to === comparePath() && <CompareBadge />}
          </PrefetchLink>
        </li>
      ))}
    </ul>
  )
}
