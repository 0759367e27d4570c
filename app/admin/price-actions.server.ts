/** The actions on prices that need work: typing one, saying that it is sold out, deciding on a held one (ADMIN-17 to ADMIN-19). */
import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import type { User } from '#app/auth/users.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { type Flash, flash } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { publishHeldPrice, rejectHeldPrice } from '#app/phones/held-prices.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { pointOf, questionAbout, updatePrice } from '#app/phones/price-work.server.ts'
import { markSoldOut, type SoldOutAt } from '#app/phones/sold-out.server.ts'
import { MAX_SOURCE_LENGTH, NO_SOURCE, PRICE_DATE_MESSAGE } from '#app/phones/typed-price.ts'
import { requiredText } from '#app/platform/forms/form-schema.ts'
import { heldPricesPath, withQuery } from '#app/platform/paths.ts'
import { CHANGED_MEANWHILE, type Refusal } from '#app/platform/result.ts'
import { priceDateText } from '#app/prices/date-text.ts'
import { CHEAPEST_PKR, DEAREST_PKR, formatPrice, isPlausiblePrice } from '#app/prices/price.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import { refusalStatuses } from './api-responses.server.ts'
import { priceWorkAt } from './paths.ts'
import { priceWorkNamed } from './price-work-kinds.ts'
import { makeChange } from './write.server.ts'

const typedPrice = z.object({
  price: z
    .string()
    .transform(pricePkrOf)
    .refine(isPlausiblePrice, `Enter a price from ${formatPrice(CHEAPEST_PKR)} to ${formatPrice(DEAREST_PKR)}`),
  source: requiredText(NO_SOURCE, MAX_SOURCE_LENGTH),
  date: priceDateText(PRICE_DATE_MESSAGE),
})

const fields = ['price', 'source', 'date'] as const
export type PriceField = (typeof fields)[number]

/** A row that was not saved, as it was typed. */
export type PriceProblem = {
  id: string
  values: Record<PriceField, string>
  errors: Partial<Record<PriceField | 'row', string>>
  /** The version to save over once more. */
  version: number
  /** The price that a person was asked about, and may save now. */
  confirmed: number | null
}

type Args = { request: Request; form: FormData; user: User }

export const priceIntents = ['save', 'sold-out'] as const

/** Saves one row of the lists of prices, or records that the phone is sold out. */
export async function handlePriceForm({ request, form, user }: Args) {
  const id = textField(form, 'id') ?? ''
  const values = Object.fromEntries(fields.map(name => [name, textField(form, name) ?? ''])) as PriceProblem['values']
  const version = Number(textField(form, 'version'))
  const problem = (errors: PriceProblem['errors'], status: number, more: Partial<PriceProblem> = {}) =>
    data({ id, values, errors, version, confirmed: null, ...more } satisfies PriceProblem, {
      status,
      headers: privateHeaders,
    })
  const refusedAs = ({ reason, field, message }: Refusal) =>
    problem({ [field ?? 'row']: message }, refusalStatuses[reason])
  // What was typed last is offered for the next row: editors read one shop after another.
  const next = (title: string, { source, date }: SoldOutAt) => {
    const query = new URL(request.url).searchParams
    const state = { kind: priceWorkNamed(query.get('kind')), page: Number(query.get('page')) || undefined }
    throw redirect(priceWorkAt(state, { source, date }), { status: 303, headers: { 'Set-Cookie': flash({ title }) } })
  }
  if (intentOf(form, priceIntents) === 'sold-out') {
    const read = typedPrice.omit({ price: true }).safeParse(values)
    if (!read.success) return problem(messagesOf(read.error), 422)
    const result = await makeChange(() => markSoldOut(id, read.data, user.username))
    return result.ok ? next(`${result.value}: sold out`, read.data) : refusedAs(result)
  }
  const read = typedPrice.safeParse(values)
  if (!read.success) return problem(messagesOf(read.error), 422)
  const { price: pricePkr, source, date } = read.data
  const typed = { pricePkr, source, date }
  const question = questionAbout(id, pointOf(typed), Date.now())
  if (question !== null && textField(form, 'confirmed') !== String(pricePkr)) {
    return problem({ row: `This is ${question}. Save once more if it is right.` }, 422, { confirmed: pricePkr })
  }
  const result = await makeChange(() => updatePrice(id, version, typed, user.username))
  if (result.ok) return next(`${result.value.name}: ${formatPrice(pricePkr)}`, typed)
  if (result.message !== CHANGED_MEANWHILE) return refusedAs(result)
  const now = findPhoneById(id)
  const stored = now?.pricePkr ? `${formatPrice(now.pricePkr)} of ${now.priceOrigin?.date}` : 'no price'
  const message = `Someone else changed this phone since you opened the list; it now has ${stored}. Save once more to store yours.`
  return problem({ row: message }, refusalStatuses[result.reason], {
    version: now?.version ?? version,
    confirmed: pricePkr,
  })
}

/** The first message of each wrong field. */
function messagesOf(error: z.ZodError): PriceProblem['errors'] {
  const messages: Partial<Record<string, string[]>> = z.flattenError(error).fieldErrors
  return Object.fromEntries(fields.flatMap(name => (messages[name] ? [[name, messages[name][0]]] : [])))
}

export const heldPriceIntents = ['publish', 'reject'] as const

/** Publishes or rejects a held price. */
export async function handleHeldPrice({ request, form, user: { username } }: Args): Promise<never> {
  const id = Number(textField(form, 'id'))
  const isPublished = intentOf(form, heldPriceIntents) === 'publish'
  const result = await makeChange(() =>
    isPublished ? publishHeldPrice(id, username, Date.now()) : rejectHeldPrice(id, username),
  )
  const message: Flash = result.ok
    ? { title: isPublished ? `Price of ${result.value} published` : `Price of ${result.value} rejected` }
    : { title: result.message, isProblem: true }
  const page = new URL(request.url).searchParams.get('page') ?? undefined
  throw redirect(withQuery(heldPricesPath, { page }), { status: 303, headers: { 'Set-Cookie': flash(message) } })
}
