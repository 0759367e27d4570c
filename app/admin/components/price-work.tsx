/** How many prices need work, with links to them; `current` where one of the lists is shown (ADMIN-17, ADMIN-18). */
import { Link } from '@remix-run/react'
import { heldPricesPath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { priceWorkAt } from '../paths.ts'
import { type PriceWorkKind, priceWorkKinds, priceWorkTexts } from '../price-work-kinds.ts'

type Props = { counts: Record<PriceWorkKind | 'held', number>; current?: PriceWorkKind | 'held' }

export function PriceWork({ counts, current }: Props) {
  const links = [
    { kind: 'held' as const, to: heldPricesPath, title: 'Held prices' },
    ...priceWorkKinds.map(kind => ({ kind, to: priceWorkAt({ kind }), title: priceWorkTexts[kind].title })),
  ]
  return (
    <nav aria-label="Prices" className="my-4">
      <ul className="work-queues">
        {links.map(({ kind, to, title }) => (
          <li key={kind}>
            <Link to={to} className="panel" aria-current={kind === current ? 'true' : undefined}>
              <span>{title}</span> <b>{formatNumber(counts[kind])}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
