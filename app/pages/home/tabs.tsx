import { Link } from '@remix-run/react'
import { type HomeTab, homeTabs } from './tab.ts'
import { homeTexts } from './texts.ts'

/** Navigation state: do not reorder the sections of the page, so that the tab stays under the pointer. */
export const KEEPS_ORDER = { keepsOrder: true }

export function HomeTabs({ current }: { current: HomeTab }) {
  return (
    <nav aria-label={homeTexts().categories} className="my-4">
      <ul className="choices">
        {homeTabs.map(tab => (
          <li key={tab}>
            <Link
              to={{ search: `?filter=${tab}` }}
              preventScrollReset
              state={KEEPS_ORDER}
              className="choice"
              aria-current={tab === current ? 'true' : undefined}
            >
              {homeTexts().tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
