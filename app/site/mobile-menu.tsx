import { useLocation } from '@remix-run/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { siteTexts } from './texts.ts'

/** The menu that slides in from the right on narrow screens: a `<details>`, so that it opens without script (HEAD-4). */
export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  function close() {
    if (menu.current) menu.current.open = false
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu
  useEffect(close, [key])

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) close()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }

  return (
    <details ref={menu} className="menu md:hidden" onKeyDown={closeOnEscape}>
      <summary className="icon-button" aria-label={siteTexts().menu}>
        <Icon name="menu" className="menu-closed" />
        <Icon name="close" className="menu-open" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link fires click for the keyboard too */}
      <div className="menu-panel" onClick={closeOnLink}>
        {children}
      </div>
    </details>
  )
}
