/** The calculator of instalments and the offers seen: a plain GET form; rupees first, the yearly rate second (LOAN-2). */
import { formatShortDate } from '#app/platform/text/format.ts'
import { inEnglish } from '#app/platform/text/language.ts'
import { formatAmount, formatPrice } from '#app/prices/price.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import type { ShownOffer } from '../offers.ts'
import type { PlanField, PlanForm } from '../plan-form.ts'
import { instalmentTexts } from '../texts.ts'

export type InstalmentBox = {
  form: PlanForm
  offers: ShownOffer[]
  /** Where the cash price that the form starts with was seen. */
  cash: { seller: string; date: string } | null
}

type Props = {
  box: InstalmentBox
  /** Where the form leads; the fold has the id `instalments`. */
  action: string
  /** Parameters of the page's other forms. */
  kept: Record<string, string>
}

const fields = ['cash', 'advance', 'fee', 'other', 'count', 'each'] as const satisfies PlanField[]

export function Instalments({ box: { form, offers, cash }, action, kept }: Props) {
  const texts = instalmentTexts()
  const field = (name: PlanField) => ({
    id: `plan-${name}`,
    name,
    label: texts[name],
    value: form.values[name],
    error: form.errors[name],
  })
  return (
    <details className="fold" id="instalments" open>
      <summary>{texts.title}</summary>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm">
          {texts.intro}{' '}
          {cash
            ? fillIn(texts.cashSeen, {
                seller: cash.seller,
                date: <time dateTime={cash.date}>{formatShortDate(cash.date)}</time>,
              })
            : texts.cashUnknown}
        </p>
        <form action={action} className="tax-form">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields.map(name => (
            <FormField key={name} {...field(name)} isRequired={name === 'count' || name === 'each'} />
          ))}
          <FormField
            {...field('first')}
            options={[
              { value: 'month', label: texts.firsts.month },
              { value: 'now', label: texts.firsts.now },
            ]}
          />
          <button type="submit" className="button button-primary">
            {texts.calculate}
          </button>
        </form>
        {form.result && <Result result={form.result} />}
        {offers.length > 0 && <Offers offers={offers} />}
      </div>
    </details>
  )
}

function Result({ result }: { result: NonNullable<PlanForm['result']> }) {
  const texts = instalmentTexts()
  const { parts, totalPkr, extraPkr, extraPercent, annualPercent, isNothingFinanced } = result
  return (
    <div role="status">
      <p className="price text-2xl">{texts.total(formatPrice(totalPkr))}</p>
      {extraPkr === null || extraPercent === null ? (
        <p className="font-semibold">{texts.noCash}</p>
      ) : (
        <p className="text-lg font-semibold">
          {extraPkr > 0 ? texts.more(formatAmount(extraPkr), extraPercent) : texts.notMore}
        </p>
      )}
      <p className="text-sm text-muted">
        {texts.parts(...([parts.advance, parts.fees, parts.payments].map(formatPrice) as [string, string, string]))}
      </p>
      {extraPkr !== null && extraPkr > 0 && (
        <p className="mt-2 text-sm">
          {annualPercent === null ? (
            isNothingFinanced ? (
              texts.nothingFinanced
            ) : (
              texts.rateBeyond
            )
          ) : (
            <>
              <strong>{texts.rate(annualPercent)}</strong> {texts.rateMeans}
            </>
          )}
        </p>
      )}
      <p className="text-sm text-muted">{texts.lateFees}</p>
    </div>
  )
}

function Offers({ offers }: { offers: ShownOffer[] }) {
  const texts = instalmentTexts()
  return (
    <div className="text-sm">
      <h3 className="text-base">{texts.offers}</h3>
      <p className="text-muted">{texts.offersNote}</p>
      <ul className="mt-2 grid gap-2">
        {offers.map(({ id, seller, terms, seen, date, isOld, isOfPage }) => (
          <li key={id}>
            <span {...(isOfPage ? {} : inEnglish())}>
              <strong>{seller}</strong>
              {`: ${terms}`}
            </span>
            <span className="block text-muted wrap-anywhere">
              {texts.seen(seen)}{' '}
              {date === null ? (
                <em>{texts.undated}</em>
              ) : (
                <>
                  <time dateTime={date}>{formatShortDate(date)}</time>
                  {isOld && <em> {texts.old}</em>}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
