import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { CompareBadge } from '#app/compare-list/components/compare-badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { closeMenu } from './close-menu.ts'
import { siteTexts } from './texts.ts'

const ID = 'site-menu'

/**
 * Search and links: beside the logo on wide screens, in a menu that slides in from the right on narrow ones (HEAD-4). A popover, so
 * that it opens and closes without script, and stands in the document once.
 */
export function SiteMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu.
  useEffect(() => closeMenu(menu.current), [key])

  return (
    <div ref={menu} id={ID} popover="auto" className="site-menu">
      {/* Fills the screen beside the menu, so that a tap there touches nothing else. */}
      <button type="button" popovertarget={ID} popovertargetaction="hide" className="site-menu-outside">
        <span className="sr-only">{siteTexts().closeMenu}</span>
        <Icon name="close" />
      </button>
      <div className="site-menu-panel">{children}</div>
    </div>
  )
}

/** Opens the menu on narrow screens. */
export const SiteMenuButton = () => (
  <button type="button" popovertarget={ID} className="site-menu-button icon-button md:hidden">
    <span className="sr-only">{siteTexts().menu} </span>
    <CompareBadge />
    <Icon name="menu" />
  </button>
)
