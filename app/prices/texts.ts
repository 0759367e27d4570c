/** The words of prices, bands and release dates. */
import type { Band } from '#app/entities/enums.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  /** The currency, as it stands before a price. */
  currency: 'PKR',
  price: (rupees: string) => `PKR ${rupees}`,
  /** In a sentence, what is no price: a difference, a budget. */
  amount: (rupees: string) => `Rs ${rupees}`,
  /** Where there is no price (PRICE-2). */
  noPrice: 'Price not available',
  unknown: 'Price not known',
  /** What the forms of price tags mean, behind a drawn one (PRICE-8). @param days before the day of viewing */
  tags: {
    shop: (days: number) => `last ${days} days`,
    older: () => 'older',
    lastSeen: () => 'over a year ago',
    launch: () => 'at launch',
  },
  noVariantPrice: 'No price given for this memory',
  bands: { budget: 'Budget', midrange: 'Mid-Range', flagship: 'Flagship' } satisfies Record<Band, string>,
  /** Of the phone page, whose limits are others (PRICE-4). */
  badges: { budget: 'Budget-Friendly', midrange: 'Mid-Range', premium: 'Premium' },
  /** Of a variant (PRICE-14). */
  atLaunch: (price: string) => `${price} at launch, unverified`,
  under: (price: string) => `Under ${price}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  above: (price: string) => `Above ${price}`,
  /** Of how many phones a band has, after their number. */
  below: (phones: string, price: string) => `${phones} below ${price}`,
  from: (phones: string, low: string, high: string) => `${phones} from ${low} to ${high}`,
  over: (phones: string, price: string) => `${phones} above ${price}`,
  underDollars: (high: number) => `Under $${high}`,
  dollars: (low: number, high: number) => `$${low} - $${high}`,
  aboveDollars: (low: number) => `Above $${low}`,
}

export const priceTexts = inLanguage('priceTexts', en)
