/** The forms of held prices and held listings (ADMIN-18, SOURCE-8). */
import { refusalStatuses } from '#app/admin/api-responses.server.ts'
import { handleHeldPrice, heldPriceIntents } from '#app/admin/held-prices.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import type { User } from '#app/auth/users.server.ts'
import { privateData } from '#app/http/caching.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { heldPricesPath, withQuery } from '#app/platform/paths.ts'
import { decideOnListing, type ListingDecision, listingDecisions } from '../held.server.ts'

export const heldIntents = [...heldPriceIntents, ...listingDecisions] as const

const doneTexts: Record<ListingDecision, (name: string) => string> = {
  'publish-listing': name => `Offer of ${name} published`,
  'always-listing': name => `Offer of ${name} published; such listings are taken from now on`,
  'refuse-listing': name => `${name} refused`,
  'never-listing': name => `${name} refused; such listings are left out from now on`,
}

/** A decision that was not taken, as it was sent. */
export type HeldProblem = { id: number; slug: string; price: string; message: string; field: string | null }

export async function handleHeld(args: { request: Request; form: FormData; user: User }) {
  const { request, form, user } = args
  const intent = intentOf(form, heldIntents)
  const decision = listingDecisions.find(each => each === intent)
  if (!decision) return handleHeldPrice(args)
  const id = Number(textField(form, 'id'))
  const typed = { slug: textField(form, 'slug') ?? '', priceText: textField(form, 'price') ?? '' }
  const result = await makeChange(() =>
    decideOnListing(id, decision, { ...typed, username: user.username, now: Date.now() }),
  )
  if (!result.ok) {
    const { reason, message, field = null } = result
    const problem: HeldProblem = { id, slug: typed.slug, price: typed.priceText, message, field }
    return privateData(problem, refusalStatuses[reason])
  }
  const page = new URL(request.url).searchParams.get('page') ?? undefined
  throw redirectWith(withQuery(heldPricesPath, { page }), { title: doneTexts[decision](result.value.phone) })
}
