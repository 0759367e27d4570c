import { cityText } from '#app/facts/place-texts.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { locale } from '#app/platform/text/language.ts'
import type { loadNetworks } from '../networks.server.ts'
import { networksPageTexts } from '../texts.ts'

type Loaded = ReturnType<typeof loadNetworks>

/** Cities beyond these are folded. */
const UNFOLDED = 10

/** The listed 5G sites of each city, most first. */
export function SiteTable({ operators, cities }: { operators: string[]; cities: Loaded['cities'] }) {
  const more = cities.slice(UNFOLDED)
  return (
    <div className="panel overflow-x-auto">
      <CityTable operators={operators} cities={cities.slice(0, UNFOLDED)} />
      {more.length > 0 && (
        <details className="fold">
          <summary>{networksPageTexts().moreCities(more.length)}</summary>
          <CityTable operators={operators} cities={more} />
        </details>
      )}
    </div>
  )
}

function CityTable({ operators, cities }: { operators: string[]; cities: Loaded['cities'] }) {
  const text = networksPageTexts()
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">{text.city}</th>
          {[...operators, text.total].map(name => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cities.map(({ city, sites, total }) => (
          <tr key={city}>
            <th scope="row">{city === 'other' ? text.other : cityText(city)}</th>
            {sites.map((count, index) => (
              <td key={operators[index]} className="number">
                {count ?? '–'}
              </td>
            ))}
            <td className="number">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Sources({ sources }: Pick<Loaded, 'sources'>) {
  const text = networksPageTexts()
  return (
    <details className="mt-3 text-sm text-muted">
      <summary className="underline">{text.sources}</summary>
      {sources.map(({ name, url, date }, index) => (
        <span key={url}>
          {index > 0 && ' · '}
          {url ? (
            <a href={url} className="underline">
              {name}
            </a>
          ) : (
            text.ownKnowledge
          )}
          {date && (
            <>
              {locale().punctuation.comma} <time dateTime={date}>{formatDate(date)}</time>
            </>
          )}
        </span>
      ))}
    </details>
  )
}
