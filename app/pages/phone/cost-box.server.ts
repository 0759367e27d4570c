/** Loads the box on the cost to use: kinds of price, the tax from abroad (PTA-7). */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { gigabytes, hasVersion } from '#app/facts/memory.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { COMPARABLE_DAYS, priceAgeDays } from '#app/prices/age.ts'
import { costsToUse, storageKey } from '#app/pta/cost-to-use.ts'
import type { CustomsValue } from '#app/pta/customs-table.ts'
import { customsTable, taxTable } from '#app/pta/tables.server.ts'
import { registrationTax } from '#app/pta/tax.ts'
import { type TaxForm, type TypedTax, taxForm } from '#app/pta/tax-form.ts'
import type { TaxDevice } from '#app/pta/tax-kinds.ts'
import { typedNumber } from '#app/pta/tax-query.ts'
import { valueShare } from '#app/pta/value-share.server.ts'
import { questionOf } from '../pta-tax/answer.ts'
import { type TaxedCard, taxModelOf } from '../pta-tax/model.server.ts'

type TaxedPhone = TaxedCard & { device: TaxDevice; versions: MemoryVersion[] | null }

const nothingAsked = { version: null, route: null, cnfUsd: null, device: null, paid: null, paidRate: null }

/** What the page on the tax answers, where no ruling fixes the value of the phone itself. */
function taxGuide(phone: TaxedPhone, usdPkr: string | null, tables: Parameters<typeof questionOf>[2], today: string) {
  const model = taxModelOf(phone)
  const question =
    model.basis === 'ruling' ? null : questionOf({ ...nothingAsked, q: phone.name, usdPkr }, model, tables, today)
  const [first] = model.values
  return {
    guide:
      question?.answer && first
        ? { ...question.answer, before: model.valued, ruling: first.ruling, values: model.values.length }
        : null,
    examples: question?.examples ?? [],
    share: question?.share ?? null,
  }
}

export function loadCostBox(phone: TaxedPhone, history: PricePoint[], typed: TypedTax, now = Date.now()) {
  const tables = { tax: taxTable(), customs: customsTable(), ...valueShare() }
  const isOther = isOtherMemory(phone.versions)
  const today = todayInPakistan(now)
  const form = taxForm(typed, { ...phone, isOther }, tables, today)
  const isAsked = Object.values(typed).some(text => text !== null)
  const costs = costsToUse(
    history,
    date => priceAgeDays(date, now) <= COMPARABLE_DAYS,
    storage => leastTax(storage, form, isAsked),
  )
  const isOtherAlone = form !== null && form.values.length > 0 && form.values.every(isOther)
  return { form, costs, isAsked, isOtherMemory: isOtherAlone, ...taxGuide(phone, typed.usdPkr, tables, today) }
}

/** Whether a ruling names memory that the phone is not known to have. */
const isOtherMemory =
  (versions: MemoryVersion[] | null) =>
  ({ variant }: CustomsValue): boolean => {
    const [storageGb = null, ramGb = null] = (variant ?? '')
      .split('+')
      .map(size => gigabytes(size.trim()))
      .reverse()
    return hasVersion(versions, { ramGb, storageGb }) === false
  }

/** A set bought here without registration takes the CNIC route, whose total is a minimum. */
function leastTax(storage: string, form: TaxForm | null, isAsked: boolean): number | null {
  if (!form) return null
  const value = form.values.find(({ variant }) => variant !== null && storageKey(variant) === storageKey(storage))
  // A typed value counts for every storage that no ruling names.
  if (!value) return isAsked ? (form.figures?.cnicFromPkr ?? null) : null
  const result = registrationTax(
    { cnfUsd: value.cnfUsd, usdPkr: typedNumber(form.usdPkr), route: 'cnic', device: value.device, date: form.date },
    taxTable(),
  )
  return result.ok ? result.tax.totalPkr : null
}
