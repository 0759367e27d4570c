import { Form, Link, NavLink } from '@remix-run/react'
import {
  adminPath,
  exportPath,
  importPath,
  logoutPath,
  messagesPath,
  oldPricesPath,
  tablesPath,
} from '#app/platform/paths.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'

const links = [
  { label: 'Dashboard', to: adminPath },
  { label: 'Messages', to: messagesPath },
  { label: 'Prices', to: oldPricesPath },
  { label: 'Import Data', to: importPath },
  { label: 'Data Tables', to: tablesPath },
  { label: 'Export Database', to: exportPath },
]

/** The header of the panel: title, navigation, user name, logout (ADMIN-1). */
export function AdminHeader({ username, unread }: { username: string; unread: number }) {
  return (
    <header className="site-header">
      <div className="shell flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <Link to="/" aria-label={`${SITE_NAME}, to the site`} className="rounded p-1 no-underline">
          <Wordmark />
        </Link>
        <span className="display text-lg">Admin Panel</span>
        <nav aria-label="Admin" className="order-last w-full md:order-none md:ms-4 md:w-auto">
          <ul className="choices flex-wrap md:m-0">
            {links.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to === adminPath} className="header-link">
                  {label}
                  {to === messagesPath && unread > 0 && (
                    <span className="badge">
                      {unread}
                      <span className="sr-only"> unread</span>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-3">
          <span className="text-sm font-semibold">{username}</span>
          <span className="pill">Admin</span>
          <Form method="post" action={logoutPath}>
            <button type="submit" className="button button-quiet">
              Logout
            </button>
          </Form>
        </div>
      </div>
    </header>
  )
}
