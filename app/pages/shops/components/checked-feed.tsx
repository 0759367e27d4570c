/** What a check found: how many entries become prices, and each mistake with its line (SHOPS-2). */

import { formatNumber } from '#app/platform/text/format.ts'
import { DEFAULT_LANGUAGE } from '#app/platform/text/language.ts'
import type { FeedCheck, Mistake } from '#app/sources/check-feed.server.ts'
import { shopsTexts } from '../texts.ts'

export function CheckedFeed({ check }: { check: FeedCheck }) {
  const texts = shopsTexts()
  return (
    <section aria-labelledby="checked-title" className="mt-6">
      <h3 id="checked-title" className="text-lg">
        {texts.resultTitle}
      </h3>
      {check.ok ? <Findings {...check} /> : <Unreadable {...check} />}
    </section>
  )
}

function Unreadable({ why, line }: { why: string; line: number | null }) {
  const texts = shopsTexts()
  return (
    <div role="alert" className="notice notice-problem mt-2">
      <p className="font-semibold">{texts.unreadable}</p>
      <p>
        {line !== null && `${texts.line} ${line}: `}
        <InEnglish text={why} />
      </p>
    </div>
  )
}

function Findings({ read, counts, mistakes, unit, notChecked, notShown }: Extract<FeedCheck, { ok: true }>) {
  const texts = shopsTexts()
  const outcomes = ['price', 'aside', 'hold', 'drop'] as const
  return (
    <>
      <p className="mt-2">{texts.read(read)}</p>
      <ul className="mt-1 list-disc ps-5">
        {outcomes
          .filter(outcome => counts[outcome] > 0)
          .map(outcome => (
            <li key={outcome}>{`${formatNumber(counts[outcome])}: ${texts.outcomes[outcome]}`}</li>
          ))}
      </ul>
      {notChecked > 0 && <p className="mt-2">{texts.notChecked(notChecked)}</p>}
      {mistakes.length === 0 ? (
        <p className="mt-2 font-semibold">{texts.noMistakes}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className="panel mt-3 overflow-x-auto" tabIndex={0} aria-label={texts.mistakes}>
          <table className="data-table">
            <caption className="sr-only">{texts.mistakes}</caption>
            <thead>
              <tr>
                <th scope="col">{texts[unit]}</th>
                <th scope="col">{texts.product}</th>
                <th scope="col">{texts.mistake}</th>
              </tr>
            </thead>
            <tbody>
              {mistakes.map((mistake, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike
                <tr key={index}>
                  <td className="number">{mistake.line}</td>
                  <td>
                    <bdi>{mistake.title}</bdi>
                  </td>
                  <td>
                    <Reason {...mistake} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {notShown > 0 && <p className="mt-2">{texts.notShown(notShown)}</p>}
    </>
  )
}

const Reason = ({ code, why }: Mistake) => (code === 'other' ? <InEnglish text={why} /> : shopsTexts().reasons[code])

/** The reader of feeds speaks English only. */
const InEnglish = ({ text }: { text: string }) => (
  <bdi lang={DEFAULT_LANGUAGE} dir="ltr">
    {text}
  </bdi>
)
