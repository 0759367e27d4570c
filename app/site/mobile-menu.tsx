import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { CompareBadge } from '#app/compare-list/components/compare-badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { siteTexts } from './texts.ts'

/** The menu that slides in from the right on narrow screens: a `<details>`, so that it opens without script (HEAD-4). */
export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shownKey = useRef(key)

  useEffect(() => {
    // A new location closes the menu, not the start of the application.
    if (shownKey.current !== key && menu.current) menu.current.open = false
    shownKey.current = key
  }, [key])

  return (
    <details ref={menu} className="menu md:hidden" suppressHydrationWarning>
      <summary className="icon-button">
        <span className="sr-only">{siteTexts().menu} </span>
        <CompareBadge />
        <Icon name="menu" className="menu-closed" />
        <Icon name="close" className="menu-open" />
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  )
}
