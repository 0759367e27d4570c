/** Layout of a legal text: its date, its sections and links to them. */
import { Link } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { contactPath, guidePath, privacyPath } from '#app/platform/paths.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import type { LegalBlock, LegalContent } from './legal-content.ts'
import { legalTexts } from './texts.ts'

const paths = () => ({ contact: contactPath(), guide: guidePath(), privacy: privacyPath() })

/** @param effective effective date, `2026-11-21` */
export function LegalPage({ effective, content }: { effective: string; content: LegalContent }) {
  const { title, intro, parts } = content
  const date = <time dateTime={effective}>{formatDate(effective)}</time>
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-sm text-muted">{fillIn(legalTexts().effective, { date })}</p>
      {legalTexts().binding && <p className="mt-2 text-sm text-muted">{legalTexts().binding}</p>}
      <p className="mt-4 max-w-2xl text-lg">{intro}</p>
      <div className="mt-6 grid items-start gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={legalTexts().onThisPage} className="legal-contents open-wide">
          <details className="fold panel">
            <summary>
              <span className="font-semibold">{legalTexts().onThisPage}</span>
            </summary>
            <ul>
              {parts.map(part => (
                <li key={part.id}>
                  <a href={`#${part.id}`} className="link">
                    {part.title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <div className="prose legal-text">
          {parts.map(part => (
            <section key={part.id} aria-labelledby={part.id}>
              <h2 id={part.id}>{part.title}</h2>
              {part.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of blocks is fixed
                <Block key={index} block={block} links={linksOf(content)} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

type Links = Record<string, ReactNode>

const linksOf = ({ links }: LegalContent): Links =>
  Object.fromEntries(
    Object.entries(links).map(([name, words]) => [
      name,
      <Link key={name} to={paths()[name as keyof ReturnType<typeof paths>]} className="link">
        {words}
      </Link>,
    ]),
  )

function Block({ block, links }: { block: LegalBlock; links: Links }) {
  if (typeof block === 'string') return <p>{fillIn(block, links)}</p>
  if ('list' in block) {
    return (
      <ul>
        {block.list.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  return (
    <dl>
      {block.facts.map(({ term, text }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
