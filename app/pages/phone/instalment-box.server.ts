/** Loads the calculator of instalments on a phone's page (LOAN-2). */
import type { Phone } from '#app/entities/phone.ts'
import type { InstalmentBox } from '#app/instalments/components/instalments.tsx'
import { offerTable } from '#app/instalments/offers.server.ts'
import { shownOffers } from '#app/instalments/offers.ts'
import { planForm, type TypedPlan } from '#app/instalments/plan-form.ts'
import { sellerOf } from '#app/prices/sources.ts'

/** The form starts with the phone's price, unless that is one of its launch. */
export function loadInstalmentBox(phone: Phone, typed: TypedPlan, now = Date.now()): InstalmentBox {
  const origin = phone.priceGrade === 'launch' ? null : phone.priceOrigin
  return {
    form: planForm(typed, origin ? phone.pricePkr : null),
    offers: shownOffers(offerTable(), now),
    cash: origin && { seller: sellerOf(origin), date: origin.date },
  }
}
