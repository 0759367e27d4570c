import { Link } from '@remix-run/react'
import { type HomeTab, homeTabs } from './tab.ts'
import { homeTexts } from './texts.ts'

/** Of a navigation that leaves the sections of the page where they are: the tab stays below the finger. */
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
