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
  kept: Record<string, string>
  /** Below the value. */
  hint: string | undefined
}

/** Those of one phone, whose kind is known. */
export function TaxFields({ form, action, kept, hint }: Props) {
  return (
    <form action={action} className="tax-form">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ValueField value={form.cnfUsd} error={form.errors.cnfUsd} hint={hint} isRequired />
      <RateField form={form} />
      <button type="submit" className="button button-primary">
        {ptaTexts().calculate}
      </button>
    </form>
  )
}

type ValueProps = { value: string; error: string | undefined; hint: string | undefined; isRequired?: boolean }

/** The customs value. */
export const ValueField = (field: ValueProps) => (
  <FormField id="cnf-usd" name="cnfUsd" label={ptaTexts().value} {...field} />
)

/** The rate of the dollar. */
export const RateField = ({ form }: { form: TaxForm }) => (
  <FormField
    id="usd-pkr"
    name="usdPkr"
    label={ptaTexts().rate}
    value={form.usdPkr}
    error={form.errors.usdPkr}
    hint={ptaTexts().rateHint}
  />
)

/** The kind of phone. */
export const DeviceField = ({ form }: { form: TaxForm }) => (
  <FormField
    id="tax-device"
    name="device"
    label={ptaTexts().device}
    value={form.device}
    options={taxDevices.map(value => ({ value, label: ptaTexts().devices[value] }))}
  />
)
