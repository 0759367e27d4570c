/** What a phone needs for each operator, and the phones that have it (NET-1). */

import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { wishQuery } from '#app/finder/address.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { formatNumber, withCommas } from '#app/platform/text/format.ts'
import type { loadNetworks } from '../networks.server.ts'
import { networksPageTexts } from '../texts.ts'
import { wishesFor5g } from '../wishes.ts'

type Loaded = ReturnType<typeof loadNetworks>
type Operator = Loaded['operators'][number]

/** The list of phones that can use the 5G of all these operators. @param to the highest price, in rupees */
export const phonesWith5gOf = (ids: string[], to?: number) =>
  phonesPath(wishQuery({ must: wishesFor5g(ids, to), nice: new Map() }))

type Props = Pick<Loaded, 'operators'> & {
  /** Whether the same phones are for every operator, so that the link to them stands above. */
  isSameForAll: boolean
  all5g: number
}

/** The main bands of each operator; behind a fold all of them. */
export function OperatorTable({ operators, isSameForAll, all5g }: Props) {
  const text = networksPageTexts()
  return (
    <div className="panel overflow-x-auto operator-panel">
      <table className="data-table operator-table">
        <thead>
          <tr>
            <th scope="col">{text.operator}</th>
            <th scope="col">{text.fiveG}</th>
            <th scope="col">{text.fourG}</th>
          </tr>
        </thead>
        <tbody>
          {operators.map(operator => (
            <tr key={operator.name}>
              <th scope="row">
                <OperatorName {...operator} all5g={isSameForAll ? null : all5g} />
              </th>
              <td>
                <MainBands bands={operator.fiveG} />
              </td>
              <td>
                <MainBands bands={operator.fourG} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="fold">
        <summary>{text.allBands}</summary>
        <p className="text-muted">{text.core(withCommas(Object.values(text.sureness)))}</p>
        {operators.map(({ name, fiveG, fourG }) => (
          <section key={name} className="operator-bands" aria-label={name}>
            <h3 className="text-lg">{name}</h3>
            <div>
              <p className="text-sm text-muted">{text.fiveG}</p>
              <Bands bands={fiveG} />
            </div>
            <div>
              <p className="text-sm text-muted">{text.fourG}</p>
              <Bands bands={fourG} />
            </div>
          </section>
        ))}
      </details>
    </div>
  )
}

/** @param all5g phones with 5G of any band; null where the page has the link to its phones elsewhere */
function OperatorName({ id, name, mergedInto, hosts, phones, all5g }: Operator & { all5g: number | null }) {
  const text = networksPageTexts()
  const notes = [
    ...(mergedInto ? [text.mergedInto(mergedInto)] : []),
    ...hosts.map(brand => text.usesNetworkOf(brand, name)),
  ]
  return (
    <>
      {name}
      {notes.map(note => (
        <small key={note}>{` ${note}`}</small>
      ))}
      {phones !== null && all5g !== null && (
        <Link to={phonesWith5gOf([id])} className="link">
          {text.phones(name, formatNumber(phones), formatNumber(all5g))}
        </Link>
      )}
    </>
  )
}

/** Each with how sure its use is, said once where it is the same of all. */
function MainBands({ bands }: { bands: Operator['fiveG'] }) {
  const text = networksPageTexts()
  const main = bands.filter(({ isCore }) => isCore)
  if (main.length === 0) return text.none
  return [...Map.groupBy(main, ({ sureness }) => sureness)].map(([sureness, alike]) => (
    <Fragment key={sureness}>
      <b dir="ltr">{alike.map(({ name }) => name).join(', ')}</b>
      {sureness && <small>{` ${text.sureness[sureness] ?? sureness}`}</small>}
    </Fragment>
  ))
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
