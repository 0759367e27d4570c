/** The words of the slip that a shopper takes to the bazaar. */
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { inWords, plural, yearsInWords } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'

const en = {
  title: 'Price slip',
  titleOf: (names: string) => `Price slip: ${names}`,
  description: 'The price that we saw, where and when, to take to the shop.',
  intro: 'Take it to the shop: print it, send it, or open it there without a signal.',
  none: 'No slip yet',
  noneHint: `Open a phone and choose Price slip, or put up to ${inWords(COMPARE_LIMIT)} phones into your compare list.`,
  viewAll: 'View all mobiles',
  left: (count: number) =>
    plural(count, {
      one: `One phone in this link is not on ${SITE_NAME}, so it has no slip.`,
      other: `${count} phones in this link are not on ${SITE_NAME}, so they have no slip.`,
    }),
  made: (date: string) => `Slip of ${date}`,
  where: 'Where',
  when: 'When',
  memory: 'Memory',
  lastMarch: 'Last March',
  before: 'Before',
  launch: (year: string) => `Price at launch, ${year}, unverified. No shop price was seen.`,
  old: `Seen over ${yearsInWords(COMPARABLE_YEARS)} ago. Ask more shops.`,
  /** Of an earlier price. */
  memoryNotNamed: 'memory not named',
  shopAsks: 'Shop asks',
  /** Below the field, until something is typed. */
  typeIt: 'Type it: we show the difference.',
  workOut: 'Work out',
  /** How far the shop is from what we saw. */
  withShare: (said: string, percent: number) => `${said} (${percent}%)`,
  above: (difference: string) => `${difference} above what we saw`,
  below: (difference: string) => `${difference} below what we saw`,
  same: 'The same as what we saw',
  unread: 'Write a price such as 84,999 or 85k',
  nothingSeen: 'We have no shop price to compare it with',
  imei: 'IMEI sent to 8484',
  warranty: 'Warranty in writing',
  print: 'Print',
  whatsApp: 'Send by WhatsApp',
  compare: 'Compare',
  sheet: 'See the phone’s page',
  report: 'Tell us this price',
  atTheShop: 'At the shop',
  steps: [
    'Ask for the same memory as on the slip, and say that the phone must be PTA-approved.',
    'Write down what the shop asks: the slip says how far that is from what we saw.',
    'Dial *#06# on the very phone and send the IMEI to 8484. The model in the reply must be the phone in your hand. {check}',
    'Have the warranty written on the bill, with the IMEI and the name of who gives it.',
  ],
  howToCheck: 'How to check a phone',
  seenAt: (price: string, note: string) => `${price} (${note})`,
  asked: (name: string, price: string, difference: string) => `${name}: the shop asks ${price}. ${difference}.`,
}

export const slipTexts = inLanguage('slipTexts', en)
