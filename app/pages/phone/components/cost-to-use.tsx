/** What the phone costs until it works on a SIM here: folded, because most phones are registered already (PTA-7). */

import { Link } from '@remix-run/react'
import type { ShownPhone } from '#app/entities/phone.ts'
import { type InstalmentBox, Instalments } from '#app/instalments/components/instalments.tsx'
import { instalmentTexts } from '#app/instalments/texts.ts'
import { phonePath, ptaTaxPath, withQuery } from '#app/platform/paths.ts'
import { formatUsCents } from '#app/platform/text/format.ts'
import { shownSizes } from '#app/platform/text/measures.ts'
import { formatPrice } from '#app/prices/price.ts'
import { formatShortPriceDate, sellerOf } from '#app/prices/sources.ts'
import { Ruling } from '#app/pta/components/ruling.tsx'
import { TaxExamplesTable } from '#app/pta/components/tax-examples-table.tsx'
import { TaxFields } from '#app/pta/components/tax-fields.tsx'
import { TaxFiguresTable } from '#app/pta/components/tax-figures.tsx'
import type { VariantCost } from '#app/pta/cost-to-use.ts'
import type { CustomsValue } from '#app/pta/customs-table.ts'
import { isSoldHere } from '#app/pta/sold-here.ts'
import type { TaxFigures, TaxForm } from '#app/pta/tax-form.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { aboutTotal, byPriceText, guideText } from '#app/pta/total-text.ts'
import type { ValueShare } from '#app/pta/value-share.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import { ANSWER } from '../../pta-tax/answered.ts'
import { instalmentsPath } from '../opened.ts'
import { type TaxGuide, taxInShort } from '../tax-in-short.ts'

export type CostBox = {
  form: TaxForm | null
  costs: VariantCost[]
  isAsked: boolean
  isOtherMemory: boolean
  /** Where no ruling fixes the value of the phone itself. */
  guide: TaxGuide | null
  /** Where there is no guide either. */
  examples: TaxFigures[]
  /** How these go by the price of the phone; null where none is known. */
  share: ValueShare | null
}

type Props = {
  box: CostBox
  instalments: InstalmentBox | null
  /** Phones with keys are not sold in instalments. */
  hasInstalments: boolean
  phone: Pick<ShownPhone, 'brand' | 'brandName' | 'slug' | 'name'>
}

/** Each form keeps what was typed into the other. */
export function CostToUse({ box, instalments, hasInstalments, phone }: Props) {
  const { form, costs, isAsked, isOtherMemory, guide, examples, share } = box
  const [least, most] = [examples[0], examples.at(-1)]
  const guess = share && least && most ? { figures: least, upTo: most } : null
  const texts = ptaTexts()
  const plan = instalments?.form
  const typedTax: Record<string, string> =
    form && isAsked ? { cnfUsd: form.cnfUsd, usdPkr: form.usdPkr, device: form.device } : {}
  const typedPlan: Record<string, string> = plan?.isAsked ? plan.values : {}
  return (
    <section aria-labelledby="cost-to-use">
      <h2 id="cost-to-use">{texts.costToUse}</h2>
      <div className="panel cost-box">
        <p>{isSoldHere(phone.brand) ? texts.nothingToRegister : texts.notSoldHere(phone.brandName)}</p>
        {costs.length > 0 && <Costs costs={costs} />}
        {form && (
          <details className="fold" id="from-abroad" open={isAsked}>
            <summary>
              {texts.fromAbroad}
              {!isOtherMemory && (
                <b>
                  {taxInShort(form, guide ?? guess) +
                    ((guide ?? guess) && !form.figures && !form.stale ? ` ${texts.byPassport}` : '')}
                </b>
              )}
            </summary>
            <div className="grid grid-cols-1 gap-3">
              {form.stale && <p className="notice">{texts.stale[form.stale]}</p>}
              {form.values.length > 0 ? (
                <Values
                  intro={isOtherMemory ? texts.valuesOfOtherMemory : texts.valuesOf}
                  values={form.values}
                  form={form}
                  phone={phone}
                  kept={typedPlan}
                />
              ) : form.near ? (
                <Values
                  intro={texts.nearValuesOf(form.near.model)}
                  values={form.near.values}
                  form={form}
                  phone={phone}
                  kept={typedPlan}
                />
              ) : guide ? (
                <p>
                  {guideText(guide.before, guide.values)} <Ruling ruling={guide.ruling} />
                </p>
              ) : (
                <p>
                  {texts.noValue} {share && byPriceText(examples, share)}
                </p>
              )}
              {guide && (
                <p>
                  {fillIn(texts.otherRoute.cnic, { total: <b>{aboutTotal(guide.figures, 'cnic', guide.upTo)}</b> })}
                </p>
              )}
              {examples.length > 0 && (
                <TaxExamplesTable examples={examples} usdPkr={form.usdPkr} isNearPrice={share !== null} />
              )}
              {isAsked || form.values.length > 0 || form.near ? (
                <>
                  <TaxFields
                    form={form}
                    action={`${phonePath(phone)}#from-abroad`}
                    kept={typedPlan}
                    hint={form.values.length > 0 || form.near ? undefined : texts.valueHint}
                  />
                  {form.figures && (
                    <div>
                      <TaxFiguresTable form={form} figures={form.figures} />
                    </div>
                  )}
                  <a href={ptaTaxPath()} className="link">
                    {texts.moreOnTax}
                  </a>
                </>
              ) : (
                <a href={`${ptaTaxPath({ q: phone.name })}#${ANSWER}`} className="link">
                  {texts.workOutCase}
                </a>
              )}
            </div>
          </details>
        )}
        {instalments ? (
          <Instalments box={instalments} action={`${phonePath(phone)}#instalments`} kept={typedTax} />
        ) : (
          hasInstalments && (
            <Link to={instalmentsPath(phone, typedTax)} rel="nofollow" preventScrollReset className="fold-link">
              {instalmentTexts().title}
            </Link>
          )
        )}
      </div>
    </section>
  )
}

type ValuesProps = {
  intro: string
  values: CustomsValue[]
  form: TaxForm
  phone: Props['phone']
  kept: Record<string, string>
}

/** The values of each memory, as links that fill the form. */
function Values({ intro, values, form, phone, kept }: ValuesProps) {
  const texts = ptaTexts()
  const ruling = values[0]?.ruling
  return (
    <div>
      <p>
        {intro}{' '}
        {ruling && (
          <span className="text-sm text-muted">
            <Ruling ruling={ruling} />
          </span>
        )}
      </p>
      <ul className="choices mt-2 flex-wrap">
        {values.map(({ variant, cnfUsd }) => (
          <li key={`${variant} ${cnfUsd}`}>
            <a
              href={`${withQuery(phonePath(phone), { cnfUsd, usdPkr: form.usdPkr, ...kept })}#from-abroad`}
              rel="nofollow"
              className="choice"
              aria-current={form.cnfUsd === String(cnfUsd) ? 'true' : undefined}
            >
              {`${variant === null ? texts.anyMemory : shownSizes(variant)}: ${formatUsCents(cnfUsd * 100)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Costs({ costs }: { costs: VariantCost[] }) {
  const texts = ptaTexts()
  return (
    <details className="fold">
      <summary>{texts.kindsOfPrice}</summary>
      <ul className="grid gap-4 text-sm">
        {costs.map(({ storage, prices, taxPkr, least, isOpen }) => (
          <li key={storage}>
            <p className="font-semibold">
              {least
                ? texts.least(shownSizes(storage), formatPrice(least.pkr), texts.leastKinds[least.kind])
                : shownSizes(storage)}
              {isOpen && ` ${texts.ofKnownTotals}`}
            </p>
            <ul>
              {prices.map(price => (
                <li key={price.kind}>
                  {texts.kindPrice(texts.costKinds[price.kind], formatPrice(price.pricePkr), sellerOf(price))}{' '}
                  <time dateTime={price.date}>{formatShortPriceDate({ ...price, kind: 'retail' })}</time>
                  {price.kind === 'nonPta' &&
                    ` (${taxPkr === null ? texts.taxUnknown : texts.plusTax(formatPrice(taxPkr))})`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}
