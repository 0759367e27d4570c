import { Form, Link, NavLink, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { type Role, roleLabels } from '#app/entities/role.ts'
import {
  accountPath,
  accountsPath,
  adminPath,
  exportPath,
  importPath,
  logoutPath,
  messagesPath,
  operationPath,
  priceWorkPath,
  securityLogPath,
  siteSettingsPath,
  sourcesPath,
  tablesPath,
  textsPath,
} from '#app/platform/paths.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { closeMenu } from '#app/site/close-menu.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'

const links: { label: string; to: string; isAdministratorsOnly?: true }[] = [
  { label: 'Dashboard', to: adminPath },
  { label: 'Messages', to: messagesPath },
  { label: 'Prices', to: priceWorkPath },
  { label: 'Sources', to: sourcesPath },
  { label: 'Import Data', to: importPath },
  { label: 'Translations', to: textsPath },
  { label: 'Data Tables', to: tablesPath, isAdministratorsOnly: true },
  { label: 'Export Database', to: exportPath },
  { label: 'Site', to: siteSettingsPath, isAdministratorsOnly: true },
  { label: 'Accounts', to: accountsPath, isAdministratorsOnly: true },
  { label: 'Operation', to: operationPath, isAdministratorsOnly: true },
  { label: 'Security Log', to: securityLogPath, isAdministratorsOnly: true },
]

const MENU = 'admin-menu'

/** The header of the panel: title, navigation (in a menu on narrow screens, which opens without script), user name, logout (ADMIN-1). */
export function AdminHeader({ username, role, unread }: { username: string; role: Role; unread: number }) {
  const own = links.filter(({ isAdministratorsOnly }) => !isAdministratorsOnly || role === 'administrator')
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu
  useEffect(() => closeMenu(menu.current), [key])
  return (
    <header className="site-header">
      <div className="shell flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <Link to="/" aria-label={`${SITE_NAME}, to the site`} className="rounded p-1 no-underline">
          <Wordmark />
        </Link>
        <span className="display text-lg">Admin Panel</span>
        <nav ref={menu} id={MENU} popover="auto" aria-label="Admin" className="admin-menu">
          <ul>
            {own.map(({ label, to }) => (
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
        <button type="button" popovertarget={MENU} className="icon-button ms-auto md:hidden">
          <span className="sr-only">Menu</span>
          <Icon name="menu" />
        </button>
        <div className="flex w-full items-center gap-3 md:ms-auto md:w-auto">
          <Link to={accountPath} className="link text-sm font-semibold">
            <span className="sr-only">Your account, </span>
            {username}
          </Link>
          <span className="pill">{role === 'administrator' ? 'Admin' : roleLabels[role]}</span>
          <Form method="post" action={logoutPath} className="ms-auto">
            <button type="submit" className="button button-quiet">
              Logout
            </button>
          </Form>
        </div>
      </div>
    </header>
  )
}
