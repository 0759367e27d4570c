/** The actions on prices that need work: typing one, saying that it is sold out, deciding on a held one (ADMIN-17 to ADMIN-19). */
import { redirect } from '@remix-run/node'
import type { User } from '#app/auth/users.server.ts'
import { type Flash, flash } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { publishHeldPrice, rejectHeldPrice } from '#app/phones/held-prices.server.ts'
import type { SoldOutAt } from '#app/phones/sold-out.server.ts'
import { heldPricesPath, withQuery } from '#app/platform/paths.ts'
import { priceWorkAt } from './paths.ts'
import { priceWorkNamed } from './price-work-kinds.ts'
import { priceProblem, readPriceFields, saveSoldOut, saveTypedPrice, titleOfSaved } from './typed-prices.server.ts'
import { makeChange } from './write.server.ts'

type Args = { request: Request; form: FormData; user: User }

export const priceIntents = ['save', 'sold-out'] as const

/** Saves one row of the lists of prices, or records that the phone is sold out. */
export async function handlePriceForm({ request, form, user }: Args) {
  const typed = readPriceFields(form)
  // What was typed last is offered for the next row: editors read one shop after another.
  const next = (title: string, { source, date }: SoldOutAt) => {
    const query = new URL(request.url).searchParams
    const state = { kind: priceWorkNamed(query.get('kind')), page: Number(query.get('page')) || undefined }
    throw redirect(priceWorkAt(state, { source, date }), { status: 303, headers: { 'Set-Cookie': flash({ title }) } })
  }
  if (intentOf(form, priceIntents) === 'sold-out') {
    const result = await saveSoldOut(typed, user.username)
    return result.ok ? next(`${result.value.name}: sold out`, result.value) : priceProblem(result)
  }
  const result = await saveTypedPrice(typed, user.username)
  return result.ok ? next(titleOfSaved(result.value), result.value) : priceProblem(result)
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
