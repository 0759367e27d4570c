import { Link } from '@remix-run/react'
import { localPath } from '#app/platform/text/language.ts'
import { Icon } from './icon.tsx'
import { uiTexts } from './texts.ts'

/** One breadcrumb; the active one is the current page and is not a link. */
export type Crumb = { label: string; href: string; isActive?: boolean }

/** A home icon, then the breadcrumbs (SITE-8). */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label={uiTexts().breadcrumb} className="py-2 text-sm">
      <ol className="crumbs">
        <li>
          <Link to={localPath('/')} aria-label={uiTexts().home} className="-m-3 grid p-3">
            <Icon name="home" />
          </Link>
        </li>
        {items.map(({ label, href, isActive }) => (
          <li key={href}>{isActive ? <span aria-current="page">{label}</span> : <Link to={href}>{label}</Link>}</li>
        ))}
      </ol>
    </nav>
  )
}
