/** The fields of the tax: a plain GET form, so that its address can be shared (PTA-3). */
import { FormField } from '#app/ui/form-field.tsx'
import type { TaxForm } from '../tax-form.ts'
import { taxDevices } from '../tax-kinds.ts'
import { ptaTexts } from '../texts.ts'

type Props = {
  form: TaxForm
  /** Where the form leads. */
  action: string
  /** Other parameters of the address, which stay. */
  kept?: Record<string, string>
}

export function TaxFields({ form, action, kept = {} }: Props) {
  const texts = ptaTexts()
  return (
    <form action={action} className="tax-form" autoComplete="off">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormField
        id="cnf-usd"
        name="cnfUsd"
        label={texts.value}
        value={form.cnfUsd}
        error={form.errors.cnfUsd}
        hint={form.values.length > 0 ? undefined : texts.valueHint}
        isRequired
      />
      <FormField
        id="usd-pkr"
        name="usdPkr"
        label={texts.rate}
        value={form.usdPkr}
        error={form.errors.usdPkr}
        hint={texts.rateHint}
      />
      <FormField
        id="tax-device"
        name="device"
        label={texts.device}
        value={form.device}
        options={taxDevices.map(value => ({ value, label: texts.devices[value] }))}
      />
      <button type="submit" className="button button-primary">
        {texts.calculate}
      </button>
    </form>
  )
}
