/** How many prices need work, with links to them; `current` where one of the two lists is shown. */
import { Link } from '@remix-run/react'
import { heldPricesPath, oldPricesPath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { NEWEST_DAYS } from '#app/prices/doubt.ts'

type Props = { held: number; old: number; current?: typeof heldPricesPath | typeof oldPricesPath }

export function PriceWork({ held, old, current }: Props) {
  const links = [
    { to: heldPricesPath, label: `Held prices: ${formatNumber(held)}` },
    { to: oldPricesPath, label: `Prices older than ${NEWEST_DAYS} days: ${formatNumber(old)}` },
  ]
  return (
    <nav aria-label="Prices" className="my-4">
      <ul className="choices flex-wrap">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="choice" aria-current={to === current ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
