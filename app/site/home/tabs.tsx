import { Link } from '@remix-run/react'
import { type HomeTab, homeTabs } from './tab.ts'

const labels: Record<HomeTab, string> = { latest: 'Latest', popular: 'Popular', budget: 'Budget' }

export function HomeTabs({ current }: { current: HomeTab }) {
  return (
    <nav aria-label="Categories" className="my-4">
      <ul className="choices">
        {homeTabs.map(tab => (
          <li key={tab}>
            <Link
              to={{ search: `?filter=${tab}`, hash: '#phones' }}
              preventScrollReset
              className="choice"
              aria-current={tab === current ? 'true' : undefined}
            >
              {labels[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
