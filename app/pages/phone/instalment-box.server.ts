/** Loads the calculator of instalments on a phone's page (LOAN-2). */
import type { Phone } from '#app/entities/phone.ts'
import type { InstalmentBox } from '#app/instalments/components/instalments.tsx'
import { offerTable } from '#app/instalments/offers.server.ts'
import { shownOffers } from '#app/instalments/offers.ts'
import { planForm, type TypedPlan } from '#app/instalments/plan-form.ts'
import { sellerOf } from '#app/prices/sources.ts'

/**
 * The form starts with the phone's price, unless that is one of its launch. Null until the calculator is opened: most visitors
 * never do, and its offers weigh more than the price history.
 */
export function loadInstalmentBox(
  phone: Phone,
  { typed, isOpen }: { typed: TypedPlan; isOpen: boolean },
  now = Date.now(),
): InstalmentBox | null {
  const origin = phone.priceGrade === 'launch' ? null : phone.priceOrigin
  const form = planForm(typed, origin ? phone.pricePkr : null)
  if (!form.isAsked && !isOpen) return null
  return {
    form,
    offers: shownOffers(offerTable(), now),
    cash: origin && { seller: sellerOf(origin), date: origin.date },
  }
}
