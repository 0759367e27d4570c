/** Asks for the phone, its memory and how it comes: a plain GET form, so that its address can be shared (PTA-3, PTA-8). */
import { Fragment, type ReactNode } from 'react'
import { ptaTaxPath } from '#app/platform/paths.ts'
import { capitalized, formatUsCents } from '#app/platform/text/format.ts'
import { shownSizes } from '#app/platform/text/measures.ts'
import { DeviceField, RateField, ValueField } from '#app/pta/components/tax-fields.tsx'
import { taxRoutes } from '#app/pta/tax-kinds.ts'
import { ptaTexts } from '#app/pta/texts.ts'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import type { Question } from '../answer.ts'
import { ANSWER, hasMistake } from '../answered.ts'
import type { TaxModel } from '../model.server.ts'
import { ptaTaxPageTexts } from '../texts.ts'

type Props = {
  question: Question
  model: TaxModel | null
  /** Whether the answer above offers the memories. */
  isAnswered?: boolean
}

/** Of the form of an answered question, which a small screen shows when it is asked for. */
const QUESTION = 'question'

/** What was asked, in a line that leads to the form; not what the heading says. */
export function Asked({ question, model }: Omit<Props, 'isAnswered'>) {
  const text = ptaTaxPageTexts()
  const { form, q, route, answer } = question
  const value = model && question.cnfUsd && answer ? formatUsCents(Math.round(answer.figures.cnfUsd * 100)) : ''
  const parts = [model ? '' : q, value, capitalized(text.asked[route]), text.askedRate(form.usdPkr)].filter(Boolean)
  return (
    <p className="tax-asked">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}{' '}
      <a href={`#${QUESTION}`}>{text.change}</a>
    </p>
  )
}

/** The form of an answered question: wide screens show it beside the answer. */
export const AskedQuestion = (props: Omit<Props, 'isAnswered'>) => (
  <div id={QUESTION} className="tax-question panel scroll-mt-20">
    <TaxQuestion {...props} isAnswered />
  </div>
)

export function TaxQuestion({ question, model, isAnswered = false }: Props) {
  const text = ptaTaxPageTexts()
  const { form, q, route, version, cnfUsd, paid, paidRate, errors } = question
  const versions = model && model.basis !== 'predecessor' ? model.values : []
  return (
    <form
      id={hasMistake(question) ? ANSWER : undefined}
      action={`${ptaTaxPath()}#${ANSWER}`}
      className="tax-form scroll-mt-20"
    >
      <div>
        <PhoneCombobox
          id="tax-phone"
          label={text.whichPhone}
          isLabelShown
          picks="form"
          placeholder={text.phonePlaceholder}
          defaultValue={q}
          error={errors.q}
        />
      </div>
      {isAnswered && version && <input type="hidden" name="version" value={version.variant ?? ''} />}
      {versions.length > 1 && !isAnswered && (
        <Options
          legend={text.version}
          name="version"
          options={versions.map(({ variant, cnfUsd }) => ({
            value: variant ?? '',
            label: `${variant === null ? ptaTexts().anyMemory : shownSizes(variant)}: ${formatUsCents(cnfUsd * 100)}`,
          }))}
          chosen={version?.variant ?? ''}
        />
      )}
      <Options
        legend={text.trip}
        name="route"
        options={taxRoutes.map(value => ({ value, label: text.trips[value] }))}
        chosen={route}
      />
      <button type="submit" className="button button-primary">
        {text.workOut}
      </button>
      {/* Few need these, and a small screen shows the button without them. */}
      {question.examples.length === 0 && (
        <Fold summary={text.knownValue} isOpen={cnfUsd !== '' || errors.cnfUsd !== undefined}>
          <ValueField value={cnfUsd} error={errors.cnfUsd} hint={ptaTexts().valueHint} />
          <DeviceField form={form} />
        </Fold>
      )}
      <Fold summary={text.dollarAt(form.usdPkr)} isOpen={errors.usdPkr !== undefined}>
        <RateField form={{ ...form, errors }} />
      </Fold>
      <Fold summary={text.paidAbroad} isOpen={paid !== '' || paidRate !== ''}>
        <FormField id="paid" name="paid" label={text.paid} value={paid} error={errors.paid} />
        <FormField id="paid-rate" name="paidRate" label={text.paidRate} value={paidRate} error={errors.paidRate} />
      </Fold>
    </form>
  )
}

type OptionsProps = { legend: string; name: string; options: { value: string; label: string }[]; chosen: string }

const Options = ({ legend, name, options, chosen }: OptionsProps) => (
  <fieldset className="tax-options">
    <legend className="label">{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} /> {label}
      </label>
    ))}
  </fieldset>
)

const Fold = ({ summary, isOpen, children }: { summary: string; isOpen: boolean; children: ReactNode }) => (
  <details className="fold" open={isOpen}>
    <summary>{summary}</summary>
    <div className="grid grid-cols-1 gap-4">{children}</div>
  </details>
)
