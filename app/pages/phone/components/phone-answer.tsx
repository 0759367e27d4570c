/** The first answer of a phone's page: the change of its price, six facts (PHONE-16). */

import type { Answer } from '#app/phones/answer.ts'
import { answerTexts } from '#app/phones/answer-texts.ts'
import { formatDate, formatNumber, withCommas } from '#app/platform/text/format.ts'
import { isDateInferred } from '#app/prices/sources.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Highlight } from '../highlights.ts'
import type { PriceChange } from '../price-change.ts'
import { phonePageTexts } from '../texts.ts'
import { KeyHighlights } from './phone-sections.tsx'

export function ChangeLine({ change: { byPkr, before, isOtherShop, isMemoryNamed, year } }: { change: PriceChange }) {
  const text = answerTexts()
  // The year is said of another one only.
  const month = formatDate(before.date.slice(0, 7)).replace(` ${year}`, '')
  const when = isDateInferred(before) ? text.about(month) : text.inMonth(month)
  const words = byPkr > 0 ? text.more : text.less
  const doubts = withCommas([isOtherShop && text.otherShop, !isMemoryNamed && text.unnamedMemory])
  // A price that may be of other memory says little of how this one moved.
  const tone = isMemoryNamed ? (byPkr > 0 ? 'text-warn' : 'text-good') : 'font-normal text-muted'
  return (
    <p className={`price-change ${tone}`}>
      <span aria-hidden="true">{byPkr > 0 ? '▲' : '▼'}</span>{' '}
      <time dateTime={before.date}>{words(formatNumber(Math.abs(byPkr)), when)}</time>
      {doubts && <span className="font-normal">{` (${doubts})`}</span>}
    </p>
  )
}

type FactsProps = Pick<Answer, 'facts' | 'unknown' | 'further'> & {
  highlights: Highlight[]
  hasSpecifications: boolean
}

/** What a phone has, in few words; the whole texts are folded below. */
export function SixFacts({ facts, unknown = [], further, highlights, hasSpecifications }: FactsProps) {
  const { viewSpecifications } = phonePageTexts()
  return (
    <div className="panel six-facts">
      {facts.length > 0 && (
        <dl className="short-facts">
          {facts.map(({ label, text, has }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={has === undefined ? undefined : `has-${has}`}>
                {typeof has === 'boolean' && <Icon name={has ? 'check' : 'close'} />}
                {` ${text.replace(/ (?=Hz|\d$)/g, '\u00a0')}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <KeyHighlights highlights={highlights} further={further} unknown={unknown} />
      {hasSpecifications && (
        <a href="#specifications" className="fold-link">
          {viewSpecifications}
        </a>
      )}
    </div>
  )
}
