/** What works on the networks of Pakistan, and for how long the phone is kept safe (PHONE-14). */

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SourceLine } from '#app/facts/components/source-line.tsx'
import { networkTexts } from '#app/facts/network/texts.ts'
import { pagePath } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { lastingTexts } from '../lasting-texts.ts'
import type { NetworkView } from '../network-view.ts'
import type { UpdatesView } from '../updates-view.ts'

type Props = { network: NetworkView; updates: UpdatesView | null }

/** A phone with keys has no updates, and nobody expects 5G of it: without its 4G bands there is nothing to say. */
export function NetworkAndUpdates({ network, updates }: Props) {
  const text = lastingTexts()
  if (!updates && network.is4gUnknown) return null
  return (
    <section id="network" aria-labelledby="network-and-updates">
      <h2 id="network-and-updates">{updates ? text.title : text.keypadTitle}</h2>
      <div className="panel fold-list open-wide">
        {updates ? (
          <Network {...network} title={text.network} />
        ) : (
          <Network {...network} fiveG={null} short={null} title={text.keypadNetwork} />
        )}
        {updates && <Updates {...updates} />}
      </div>
    </section>
  )
}

function Network({
  title,
  short,
  fiveG,
  rows,
  fourG,
  missing,
  version,
  source,
}: Omit<NetworkView, 'short'> & Pick<FoldProps, 'title' | 'short'>) {
  const text = lastingTexts()
  const notes = [...fourG, ...(version ? [version] : [])]
  return (
    <Fold title={title} short={short}>
      {fiveG && <p>{fiveG}</p>}
      {rows.length > 0 && (
        <dl className="pairs">
          {rows.map(({ name, status }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{networkTexts().statuses[status]}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map(note => (
        <p key={note} className="mt-1 text-sm text-muted">
          {note}
        </p>
      ))}
      {missing.length > 0 && (
        <details className="fold mt-1 text-sm">
          <summary>{text.bands}</summary>
          <ul>
            {missing.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {source && <SourceLine sources={[source]} />}
      <Link to={pagePath(sitePages.networks)} className="link text-sm">
        {text.sites}
      </Link>
    </Fold>
  )
}

function Updates({ short, lines, isPromised, sources }: UpdatesView) {
  const text = lastingTexts()
  return (
    <Fold title={text.updates} short={short}>
      {isPromised && (
        <dl className="pairs">
          {lines.map(({ label, text, more, date }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {more ? `${text} ` : text}
                {more && (
                  <span className="block text-sm font-normal text-muted">
                    {date ? <time dateTime={date}>{more}</time> : more}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isPromised && <p className="mt-1 text-sm text-muted">{text.noneHint}</p>}
      {sources.length > 0 && <SourceLine sources={sources} />}
    </Fold>
  )
}

type FoldProps = {
  title: string
  /** The answer in few words, read without opening. */
  short: string | null
  children: ReactNode
}

const Fold = ({ title, short, children }: FoldProps) => (
  <details className="fold">
    <summary>
      <h3>{title}</h3>
      {short && <b>{short}</b>}
    </summary>
    <div>{children}</div>
  </details>
)
