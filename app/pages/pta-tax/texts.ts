/** The words of the page on the tax of phones from abroad. */
import { asSentence, formatList, plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import type { TaxRoute } from '#app/pta/tax-kinds.ts'

/** `the sales tax and the handset levy` */
const theLines = (lines: string[]) => formatList(lines.map(line => `the ${line.toLowerCase()}`))

const en = {
  title: 'Tax on a Phone from Abroad',
  metaTitle: 'PTA Tax: What Registering a Phone from Abroad Costs in Pakistan',
  description:
    'Work out the tax on registering a phone in Pakistan for passport and CNIC, line by line, with sources and dates; deadlines, how to check a phone, and what patched means.',
  intro: 'A phone that is sold here as official or PTA-approved is registered already: there is nothing to pay.',
  whoTakesIt:
    'People call it PTA tax, but customs (FBR) sets it and takes it; the telecom authority (PTA) only keeps the register of phones, called DIRBS.',
  onThisPage: 'On this page',
  calculate: 'Work it out',
  workOut: 'Work out',
  whichPhone: 'Which phone?',
  phonePlaceholder: 'Name, such as iPhone 16 Pro',
  noPhone: 'Name a phone, or open “I know the customs value”.',
  whichOf: 'Which of these?',
  notFound: (text: string) =>
    `We know no phone called “${text}”, and no ruling of FBR that names it. With its customs value the tax can be worked out all the same.`,
  version: 'Which memory?',
  trip: 'How does it come here?',
  trips: {
    passport: 'In my own luggage, registered within 60 days of my arrival (passport)',
    cnic: 'Any other way: sent, brought for me, or bought here (CNIC)',
  } satisfies Record<TaxRoute, string>,
  knownValue: 'I know the customs value',
  /** @param rupees as typed */
  dollarAt: (rupees: string) => `One dollar: Rs ${rupees}`,
  paidAbroad: 'What it cost abroad',
  paid: 'Price there, in the money of that country',
  paidRate: 'Rupees for one unit of that money',
  paidWrong: 'Write the price as a number, such as 3,499.',
  paidRateWrong: 'Write the rupees for one unit as a number, such as 76.',
  answer: 'The tax',
  answerHint: 'Name a phone and choose “Work out”: the sum, and what it is made of, come here.',
  forExample: 'For example',
  /** What was asked, in a few words. */
  asked: { passport: 'in my luggage', cnic: 'sent or bought' } satisfies Record<TaxRoute, string>,
  askedRate: (rate: string) => `$1\u00a0=\u00a0${rate}`,
  change: 'Change',
  /** Above the sum. */
  taxOf: (name: string) => `Tax on the ${name}`,
  taxOfValue: (dollars: string) => `Tax at a customs value of ${dollars}`,
  routes: { passport: 'by passport', cnic: 'by CNIC' } satisfies Record<TaxRoute, string>,
  fineNote: (percent: number) =>
    `By CNIC the higher sum adds ${percent} % for a fine whose amount is not published: our guess.`,
  ofRuling: (dollars: string, rate: string) => `FBR’s value: ${dollars}, at ${rate} rupees for a dollar`,
  ofTyped: (dollars: string, rate: string) => `Your value: ${dollars}, at ${rate} rupees for a dollar`,
  /** Below the sum of a phone whose value nobody has fixed. */
  noRuling: 'FBR has no ruling for it that we know of. The payment slip tells the real tax.',
  isGuess: 'Our guess, not a figure of FBR',
  howGuessed: 'How we guess',
  /** Of the model before it. */
  guideBy: (before: string) => `A guide by the ${before}’s {ruling} of {date}, not a figure of FBR`,
  rulingOf: 'ruling',
  ourPrice: 'Price here: {price} {note}',
  paysBelow: 'Worth buying abroad only below about {price}, as the tax comes on top.',
  /** By the middle of a guess. */
  /** Of a guess. */
  mostLikely: (sum: string) => `Most likely ${sum}`,
  paysBelowLikely: 'Worth buying abroad only below about {price}, as the likely tax comes on top.',
  /** Below it: the same in dollars, and by which rate. */
  dollarsAt: (dollars: string, rate: string) => `${dollars} at ${rate}`,
  startingRate: (rate: string) => `${rate} rupees for a dollar, our starting value of {date}`,
  typedRate: (rate: string) => `your ${rate} rupees for a dollar`,
  paysNever: 'The tax alone comes to about as much as this price, or more.',
  rulingMeans: 'VR: a customs valuation ruling, which fixes the value that is taxed.',
  phoneItself: 'The phone, by your rate: {price}',
  withTax: 'With the tax: {total}',
  paidIsNoBasis: 'What you paid is not what is taxed: FBR goes by its own value.',
  addsUp: 'How it adds up',
  phonePage: 'Price here and specifications',
  cases: 'Which case is yours?',
  bands: 'The rates',
  deadlines: 'Deadlines',
  unsettled: 'Not certain yet',
  check: 'How to check a phone',
  patched: 'What patched means',
  sources: 'Sources',
  days: (days: number) => plural(days, { one: `${days} day`, other: `${days} days` }),
  bandsCaption: (year: string, from: string) => `Rates of ${year}, from ${from}, in rupees for a smartphone`,
  bandsUntil: (year: string, from: string, to: string) =>
    `Rates of ${year}, from ${from} to ${to}, in rupees for a smartphone`,
  bandsNote:
    'The value is in dollars: above the first figure, up to and including the second. Sales tax is a share of the whole value. The income tax of section 148 is for the CNIC route only.',
  notCertain: 'Not certain: pieced together from press and reprints.',
  earlier: (year: string) => `Rates of ${year}`,
  earlierYears: 'Rates of earlier years',
  valueColumn: 'Value',
  between: (above: string, upTo: string) => `${above} – ${upTo}`,
  over: (above: string) => `over ${above}`,
  percent: (share: number) => `${share} %`,
  /** @param clauses of `sureOf` and `notJudged` */
  howSure: (clauses: string[]) => `We are ${asSentence(clauses)}`,
  sureOf: (lines: string[], word: string) => `${word} of ${theLines(lines)}`,
  notJudged: (lines: string[]) => `without a judgement of ${theLines(lines)}`,
  /** By the word of the table. */
  sureness: {
    high: 'sure',
    'medium-high': 'quite sure',
    medium: 'fairly sure',
    'low-medium': 'rather unsure',
    low: 'unsure',
  } as Record<string, string>,
  tableOf: 'They are in our table of {date}.',
  notOpened: 'official text, read by others',
  secondHand: 'read second-hand',
}

export const ptaTaxPageTexts = inLanguage('ptaTaxPageTexts', en)
