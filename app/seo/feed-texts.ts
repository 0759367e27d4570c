/** The words of the feed. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  newPhone: (name: string) => `New phone: ${name}`,
  priceWithdrawn: (name: string) => `${name}: price withdrawn`,
  newPrice: (name: string, price: string) => `${name}: now ${price}`,
  summary: (price: string) => `${price}.`,
  summaryWithOrigin: (price: string, origin: string) => `${price} (${origin}).`,
  before: (price: string) => `Before: ${price}.`,
  phoneTitle: (name: string) => `${name}: prices`,
  listTitle: (wishes: string) => `New and cheaper phones: ${wishes}`,
  allPhones: 'all',
  phoneLink: 'Follow this price (RSS)',
  unpricedLink: 'Tell me when it has a price (RSS)',
  listLink: 'Follow phones like these (RSS)',
}

export const feedTexts = inLanguage('feedTexts', en)
