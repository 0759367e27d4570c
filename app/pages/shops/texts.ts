/** The words of the page for shops. */

import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import type { MistakeCode } from '#app/sources/check-feed.server.ts'
import type { Planned } from '#app/sources/plan.ts'

const en = {
  title: 'For Shops',
  description:
    'How a shop in Pakistan gets its phone prices onto this site: what a feed looks like, a checker, and a form.',
  intro:
    'Send us your prices, and phones on this site show them with the name of your shop. It costs nothing, and no place in a list can be bought.',
  listTitle: 'You have a price list',
  list: 'No website is needed. Paste your list, as you send it to customers on WhatsApp, into our contact form: one phone and its memory a line, with the price. Or paste the lines of your spreadsheet. An editor reads it and writes to you.',
  listExample: (phone: string) => `${phone} = price`,
  sendList: 'Send your price list',
  whatTitle: 'What we read of a web shop',
  what: [
    'A product feed for Google Merchant Center (XML, CSV or TSV), the products.json of a Shopify shop, a price list as CSV or JSON, or a published spreadsheet.',
    'Or the pages of your shop, where they say name, price and stock as schema.org data (JSON-LD or Microdata) and a sitemap lists them.',
    'Each entry needs the full name with memory and the price in rupees. Say where a phone is used, not registered with PTA or out of stock: such prices are kept apart.',
    'We obey robots.txt, ask for one page at a time and at most once an hour, and send our name with each request.',
  ],
  exampleTitle: 'A short example',
  checkTitle: 'Check a feed',
  checkIntro: 'Paste a feed or choose a file. It is read as ours would be; nothing of it is stored.',
  feed: 'Your feed',
  file: 'Or a file',
  limit: (kb: number) => `At most ${kb} KB; the first entries are enough.`,
  check: 'Check',
  noFeed: 'Paste a feed, or choose a file',
  tooLarge: (kb: number) => `This is more than ${kb} KB. Check a part of it.`,
  tooMany: 'Too many feeds were checked from your network. Try again in a minute.',
  busy: 'Other feeds are being checked. Try again in a moment.',
  resultTitle: 'What we read',
  unreadable: 'We cannot read this.',
  read: (count: number) => plural(count, { one: 'One entry was read.', other: `${count} entries were read.` }),
  outcomes: {
    price: 'become prices',
    aside: 'kept apart: used, not registered with PTA, or out of stock',
    hold: 'looked at by a person first',
    drop: 'left out',
  } satisfies Record<Planned['outcome'], string>,
  noMistakes: 'We found no mistake.',
  mistakes: 'What to mend',
  line: 'Line',
  entry: 'Entry',
  product: 'Product',
  mistake: 'Mistake',
  notChecked: (count: number) => `Not checked: ${count} further entries.`,
  notShown: (count: number) => `Not shown: ${count} further mistakes.`,
  reasons: {
    noTitle: 'It has no name.',
    fewFields: 'The row has too few fields; it may be cut off.',
    noPrice: 'It has no price.',
    noCurrency: 'The price names no currency. Write PKR behind it.',
    twice: 'The same id is given twice with different prices.',
    noNameColumn: 'No column was recognised as the name. Call one “title” or “name”.',
    noPriceColumn: 'No column was recognised as the price. Call one “price”.',
  } satisfies Record<Exclude<MistakeCode, 'other'>, string>,
  proposeTitle: 'Propose your shop',
  proposeIntro: 'An editor looks at the address and writes to you. Nothing is read before that.',
  shop: 'Name of the shop',
  city: 'City (empty where you sell online only)',
  address: 'Web address of the feed, list or shop',
  addressHint:
    'For prices that we read ourselves, such as https://example.pk/feed.xml. Without one, send your price list.',
  propose: 'Propose my shop',
  noShop: 'Enter the name of the shop',
  noAddress: 'Enter the web address',
  wrongAddress: 'Enter a web address that begins with https:// or http://',
  thanks: 'Thank you, your proposal was sent',
  thanksMore: 'An editor tries the address and writes to you.',
  again: 'Back to the page for shops',
}

export const shopsTexts = inLanguage('shopsTexts', en)
