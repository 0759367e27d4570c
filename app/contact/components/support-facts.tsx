import { contactTexts } from '../texts.ts'

/** Support hours. */
export function SupportFacts() {
  return (
    <section aria-labelledby="support-hours">
      <h2 id="support-hours" className="text-lg">
        {contactTexts().supportHours}
      </h2>
      <dl className="mt-2 grid gap-x-10 gap-y-1 lg:grid-cols-3">
        {contactTexts().hours.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
            <dt>{days}</dt>
            <dd className="font-semibold tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{contactTexts().timeZone}</p>
    </section>
  )
}
