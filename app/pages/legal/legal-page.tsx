/** The frame of a legal text: its date, its parts, and links to each of them. */
import type { ReactNode } from 'react'
import { formatDate } from '#app/prices/dates.ts'

export type LegalPart = { id: string; title: string; content: ReactNode }

type Props = { title: string; effective: string; intro: string; parts: LegalPart[] }

/** @param effective the day from which the text holds, `2026-11-21` */
export function LegalPage({ title, effective, intro, parts }: Props) {
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-sm text-muted">
        In effect since <time dateTime={effective}>{formatDate(effective)}</time>
      </p>
      <p className="mt-4 max-w-2xl text-lg">{intro}</p>
      <div className="mt-6 grid items-start gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="legal-contents">
          <ul>
            {parts.map(part => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="prose legal-text">
          {parts.map(part => (
            <section key={part.id} aria-labelledby={part.id}>
              <h2 id={part.id}>{part.title}</h2>
              {part.content}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
