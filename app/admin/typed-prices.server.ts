/** Saves the price of one phone as an editor types it: in the lists of prices, and from a report (ADMIN-17, MESSAGE-2). */
import { z } from 'zod'
import type { Phone } from '#app/entities/phone.ts'
import { privateData } from '#app/http/caching.server.ts'
import { textField } from '#app/http/page-action.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { pointOf, questionAbout, saveOnceMore, type TypedPrice, updatePrice } from '#app/phones/price-work.server.ts'
import { markSoldOut, type SoldOutAt } from '#app/phones/sold-out.server.ts'
import { MAX_SOURCE_LENGTH, NO_SOURCE, PRICE_DATE_MESSAGE, typedPriceKinds } from '#app/phones/typed-price.ts'
import { requiredText } from '#app/platform/forms/form-schema.ts'
import { CHANGED_MEANWHILE, type Refusal } from '#app/platform/result.ts'
import { priceDateText } from '#app/prices/date-text.ts'
import { CHEAPEST_PKR, DEAREST_PKR, formatPrice, isPlausiblePrice } from '#app/prices/price.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import { refusalStatuses } from './api-responses.server.ts'
import { makeChange } from './write.server.ts'

/** A price in whole rupees, as an editor types it. */
export const typedRupees = z
  .string()
  .transform(pricePkrOf)
  .refine(isPlausiblePrice, `Enter a price from ${formatPrice(CHEAPEST_PKR)} to ${formatPrice(DEAREST_PKR)}`)

const typedPrice = z.object({
  price: typedRupees,
  source: requiredText(NO_SOURCE, MAX_SOURCE_LENGTH),
  date: priceDateText(PRICE_DATE_MESSAGE),
  kind: z.enum(typedPriceKinds, 'Choose what is known of the registration'),
})

const fields = ['price', 'source', 'date', 'kind'] as const
export type PriceField = (typeof fields)[number]

/** What was typed of a phone, and what a person confirms with it. */
type PriceFields = {
  /** The phone. */
  id: string
  values: Record<PriceField, string>
  /** Of the phone, as it was read. */
  version: number
  /** The rupees that were asked about. */
  confirmed: string | null
}

/** A price that was not saved, as it was typed. */
export type PriceProblem = Pick<PriceFields, 'id' | 'values'> & {
  errors: Partial<Record<PriceField | 'row', string>>
  /** The version to save over once more. */
  version: number
  /** The price that a person was asked about, and may save now. */
  confirmed: number | null
}

type Refused = { ok: false; problem: PriceProblem; status: number }

/** The fields of a form; one that does not ask for the kind is of shop prices. */
export function readPriceFields(form: FormData): PriceFields {
  const text = (name: string) => textField(form, name) ?? ''
  return {
    id: text('id'),
    values: { price: text('price'), source: text('source'), date: text('date'), kind: text('kind') || 'retail' },
    version: Number(text('version')),
    confirmed: textField(form, 'confirmed'),
  }
}

/** The response to a form that was not saved. */
export const priceProblem = ({ problem, status }: Refused) => privateData(problem, status)

function refuse(
  { id, values, version }: PriceFields,
  errors: PriceProblem['errors'],
  status: number,
  more: Partial<PriceProblem> = {},
): Refused {
  return { ok: false, problem: { id, values, errors, version, confirmed: null, ...more }, status }
}

const refusedAs = (typed: PriceFields, { reason, field, message }: Refusal) =>
  refuse(typed, { [field ?? 'row']: message }, refusalStatuses[reason])

type Saved = { ok: true; value: TypedPrice & { name: string } }

/** @param also what else is stored with the price, in the same transaction */
export async function saveTypedPrice(typed: PriceFields, username: string, also = () => {}): Promise<Saved | Refused> {
  const { id, values, version, confirmed } = typed
  const read = typedPrice.safeParse(values)
  if (!read.success) return refuse(typed, messagesOf(read.error), 422)
  const { price: pricePkr, ...origin } = read.data
  const price = { pricePkr, ...origin }
  const question = questionAbout(id, pointOf(price), Date.now())
  if (question !== null && confirmed !== String(pricePkr)) {
    return refuse(typed, { row: saveOnceMore(question) }, 422, { confirmed: pricePkr })
  }
  const result = await makeChange(() => {
    const updated = updatePrice(id, version, price, username)
    if (updated.ok) also()
    return updated
  })
  if (result.ok) return { ok: true, value: { ...price, name: result.value.name } }
  if (result.message !== CHANGED_MEANWHILE) return refusedAs(typed, result)
  const now = findPhoneById(id)
  const row = `Someone else changed this phone since you opened the list; it now has ${presentPrice(now)}. Save once more to store yours.`
  const more = { version: now?.version ?? version, confirmed: pricePkr }
  return refuse(typed, { row }, refusalStatuses[result.reason], more)
}

const presentPrice = (phone: Phone | null) =>
  phone?.pricePkr ? `${formatPrice(phone.pricePkr)} of ${phone.priceOrigin?.date}` : 'no price'

/** `Samsung Galaxy A55: PKR 84,999`. */
export const titleOfSaved = ({ name, pricePkr }: Saved['value']) => `${name}: ${formatPrice(pricePkr)}`

/** Records that the phone is sold out at this source. */
export async function saveSoldOut(
  typed: PriceFields,
  username: string,
): Promise<{ ok: true; value: SoldOutAt & { name: string } } | Refused> {
  const read = typedPrice.pick({ source: true, date: true }).safeParse(typed.values)
  if (!read.success) return refuse(typed, messagesOf(read.error), 422)
  const result = await makeChange(() => markSoldOut(typed.id, read.data, username))
  return result.ok ? { ok: true, value: { ...read.data, name: result.value } } : refusedAs(typed, result)
}

/** The first message of each wrong field. */
function messagesOf(error: z.ZodError): PriceProblem['errors'] {
  const messages: Partial<Record<string, string[]>> = z.flattenError(error).fieldErrors
  return Object.fromEntries(fields.flatMap(name => (messages[name] ? [[name, messages[name][0]]] : [])))
}
