/** The actions on prices that need work: typing one, or saying that it is sold out (ADMIN-17, ADMIN-19). */
import type { User } from '#app/auth/users.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { intentOf } from '#app/http/page-action.server.ts'
import type { SoldOutAt } from '#app/phones/sold-out.server.ts'
import { priceWorkAt } from './paths.ts'
import { sortingIn } from './phone-sorts.ts'
import { priceWorkNamed, priceWorkSort } from './price-work-kinds.ts'
import { priceProblem, readPriceFields, saveSoldOut, saveTypedPrice, titleOfSaved } from './typed-prices.server.ts'

type Args = { request: Request; form: FormData; user: User }

export const priceIntents = ['save', 'sold-out'] as const

/** Saves one row of the lists of prices, or records that the phone is sold out. */
export async function handlePriceForm({ request, form, user }: Args) {
  const typed = readPriceFields(form)
  // What was typed last is offered for the next row: editors read one shop after another.
  const next = (title: string, { source, date }: SoldOutAt) => {
    const query = new URL(request.url).searchParams
    const kind = priceWorkNamed(query.get('kind'))
    const sorting = sortingIn(query, priceWorkSort(kind))
    const state = { kind, page: Number(query.get('page')) || undefined, sorting }
    throw redirectWith(priceWorkAt(state, { source, date }), { title })
  }
  if (intentOf(form, priceIntents) === 'sold-out') {
    const result = await saveSoldOut(typed, user.username)
    return result.ok ? next(`${result.value.name}: sold out`, result.value) : priceProblem(result)
  }
  const result = await saveTypedPrice(typed, user.username)
  return result.ok ? next(titleOfSaved(result.value), result.value) : priceProblem(result)
}
