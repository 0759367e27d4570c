/** What a phone needs for each operator, and the phones that have it (NET-1). */
import { Link } from '@remix-run/react'
import { wishQuery } from '#app/finder/address.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import type { loadNetworks } from '../networks.server.ts'
import { networksPageTexts } from '../texts.ts'
import { wishesFor5g } from '../wishes.ts'

type Loaded = ReturnType<typeof loadNetworks>
type Operator = Loaded['operators'][number]

/** The list of phones that can use the 5G of all these operators. @param to the highest price, in rupees */
export const phonesWith5gOf = (ids: string[], to?: number) =>
  phonesPath(wishQuery({ must: wishesFor5g(ids, to), nice: new Map() }))

/** Whether the same phones are for every operator, so that the link to them stands above. */
type Same = { isSameForAll: boolean } & { all5g: number }

/** A card of each operator with 5G, and one of those without. */
export function OperatorCards({ operators, isSameForAll, all5g }: Pick<Loaded, 'operators'> & Same) {
  const with5g = operators.filter(({ fiveG }) => fiveG.length > 0)
  const others = operators.filter(({ fiveG }) => fiveG.length === 0)
  return (
    <ul className="operator-cards">
      {[...with5g.map(operator => [operator]), others].map(
        card =>
          card.length > 0 && (
            <li key={card[0]?.name} className="panel operator-card p-4">
              {card.map(operator => (
                <div key={operator.name} className="operator-part">
                  <OperatorCard {...operator} isSameForAll={isSameForAll} all5g={all5g} />
                </div>
              ))}
            </li>
          ),
      )}
    </ul>
  )
}

function OperatorCard({ id, name, mergedInto, hosts, phones, fiveG, fourG, isSameForAll, all5g }: Operator & Same) {
  const text = networksPageTexts()
  return (
    <>
      <h3 className="text-lg">{name}</h3>
      {mergedInto && <p className="text-sm text-muted">{text.mergedInto(mergedInto)}</p>}
      {hosts.map(brand => (
        <p key={brand} className="text-sm text-muted">
          {text.usesNetworkOf(brand, name)}
        </p>
      ))}
      <div className="operator-bands open-wide">
        <div>
          <p className="text-sm text-muted">{text.fiveG}</p>
          <Bands bands={fiveG} />
        </div>
        <details className="fold">
          <summary className="text-sm text-muted">
            <span>{text.fourG}</span>
          </summary>
          <Bands bands={fourG} />
        </details>
      </div>
      {phones !== null && !isSameForAll && (
        <p className="operator-phones">
          <Link to={phonesWith5gOf([id])} className="button button-quiet">
            {text.phones(name, formatNumber(phones), formatNumber(all5g))}
          </Link>
        </p>
      )}
    </>
  )
}

function Bands({ bands }: { bands: Operator['fiveG'] }) {
  if (bands.length === 0) return <p>{networksPageTexts().none}</p>
  return (
    <ul>
      {bands.map(({ name, frequency, isCore, sureness }) => (
        <li key={name}>
          <bdi dir="ltr">
            {isCore ? <strong>{name}</strong> : name} <span className="text-muted">{frequency}</span>
          </bdi>
          {sureness && <span className="text-muted">{` · ${networksPageTexts().sureness[sureness] ?? sureness}`}</span>}
        </li>
      ))}
    </ul>
  )
}
