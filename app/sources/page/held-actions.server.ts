/** The forms of held prices and held listings (ADMIN-18, SOURCE-8). */
import { redirect } from '@remix-run/node'
import { handleHeldPrice, heldPriceIntents } from '#app/admin/price-actions.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import type { User } from '#app/auth/users.server.ts'
import { type Flash, flash } from '#app/http/flash.server.ts'
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

export async function handleHeld(args: { request: Request; form: FormData; user: User }): Promise<never> {
  const { request, form, user } = args
  const intent = intentOf(form, heldIntents)
  const decision = listingDecisions.find(each => each === intent)
  if (!decision) return handleHeldPrice(args)
  const typed = { slug: textField(form, 'slug') ?? '', priceText: textField(form, 'price') ?? '' }
  const result = await makeChange(() =>
    decideOnListing(Number(textField(form, 'id')), decision, { ...typed, username: user.username, now: Date.now() }),
  )
  const message: Flash = result.ok
    ? { title: doneTexts[decision](result.value.phone) }
    : { title: result.message, isProblem: true }
  const page = new URL(request.url).searchParams.get('page') ?? undefined
  throw redirect(withQuery(heldPricesPath, { page }), { status: 303, headers: { 'Set-Cookie': flash(message) } })
}
