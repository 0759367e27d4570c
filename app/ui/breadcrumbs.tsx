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
      <ol className="flex items-center gap-x-1.5 text-muted">
        <li className="flex-none">
          <Link to={localPath('/')} aria-label={uiTexts().home} className="-m-3 grid p-3 hover:text-brand">
            <Icon name="home" />
          </Link>
        </li>
        {items.map(({ label, href, isActive }) => (
          <li key={href} className={`flex items-center gap-1.5 ${isActive ? 'min-w-0' : 'flex-none'}`}>
            <Icon name="next" className="size-3.5 opacity-60" />
            {isActive ? (
              <span aria-current="page" className="truncate py-2.5 font-semibold text-ink">
                {label}
              </span>
            ) : (
              <Link to={href} className="py-2.5 hover:text-brand hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
