/** The words of the tax on phones from abroad. */
import { inLanguage } from '#app/platform/text/language.ts'
import type { CostKind } from './cost-to-use.ts'
import type { TaxField, TaxProblem } from './tax.ts'
import type { TaxDevice, TaxLine, TaxRoute } from './tax-kinds.ts'
import type { ValueShare } from './value-share.ts'

const en = {
  problems: {
    cnfUsd: { none: 'Give the customs value in dollars.', wrong: 'Give the customs value in dollars, such as 666.' },
    usdPkr: { none: 'Give the rate of the dollar.', wrong: 'Give the rupees for one dollar, such as 280.' },
    route: { none: 'Choose passport or cnic.', wrong: 'Choose passport or cnic.' },
    device: { wrong: 'Choose smartphone or basicPhone.' },
    date: {
      wrong: 'Give a date such as 2026-11-21.',
      'not-covered': 'We have no rates for this date.',
      'not-calculated': 'The rates of this date are not certain enough to calculate with.',
    },
  } satisfies Record<TaxField, Partial<Record<TaxProblem, string>>>,
  wrongInput: 'The tax cannot be calculated from this.',
  lines: {
    customsDuty: 'Customs duty',
    additionalCustomsDuty: 'Additional customs duty',
    regulatoryDuty: 'Regulatory duty',
    salesTax: 'Sales tax',
    incomeTax148: 'Income tax (section 148)',
    handsetLevy: 'Handset levy',
  } satisfies Record<TaxLine, string>,
  exempt: 'none',
  unknown: 'not known',
  value: 'Customs value in dollars',
  valueHint:
    'FBR’s value of the model and memory, not the shop price. Where no ruling names it, guess: what you paid, without tax (mostly too high), or the value of the model before it (mostly too low).',
  rate: 'Rupees for one dollar',
  rateHint: 'Our starting value; put in today’s rate.',
  device: 'Kind of phone',
  devices: { smartphone: 'Smartphone', basicPhone: 'Keypad phone' } satisfies Record<TaxDevice, string>,
  calculate: 'Calculate',
  figuresFor: (dollars: string, rupees: string, rate: string) =>
    `What you pay, worked out from a customs value of ${dollars} (${rupees} at ${rate} rupees for a dollar)`,
  charge: 'Charge',
  passport: 'Passport',
  cnic: 'CNIC',
  total: 'Total',
  sourceNumber: (number: number) => `Source ${number}`,
  from: (price: string) => `from ${price}`,
  about: (price: string) => `about ${price}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  routes:
    'Passport: your own phone, registered within 60 days of your arrival. CNIC (national identity card): all others, such as a phone bought in Pakistan, sent to you or brought for you.',
  fine: (percent: number) =>
    `The CNIC route adds a fine whose amount is not published. The lower figure is without it; the upper one adds ${percent} % of the lower one, our guess, which fits about half of the figures that sellers print.`,
  fineUnknown: 'The CNIC route adds a fine whose amount is not published: the figure is a minimum.',
  levyGap: 'The law leaves a gap in the levy at this value; the band below is taken.',
  isEstimate: 'An estimate. FBR’s own figure and the payment slip (PSID) count.',
  ratesOf: (year: string) => `Rates of ${year}, table of {version}.`,
  stale: {
    ended: 'These rates have ended, and we have no newer ones: today the tax may be another.',
    old: 'This table is over 13 months old: today the tax may be another.',
  },
  valuesOf: 'FBR’s value of this phone',
  valuesOfOtherMemory: 'FBR’s value of this phone with other memory than the versions we know',
  nearValuesOf: (model: string) =>
    `A ruling of FBR names ${model}. That may be this phone or one of nearly its name: ask customs before you count on its value`,
  anyMemory: 'any memory',
  /** After the words before it. */
  ruling: '({ruling}, {date})',
  costToUse: 'Cost to Use in Pakistan',
  nothingToRegister: 'Official or PTA-approved: nothing to register.',
  notSoldHere: (brand: string) =>
    `${brand} does not sell phones in Pakistan: each set comes from abroad, and its tax is due unless the seller shows that PTA has approved it.`,
  fromAbroad: 'PTA tax if bought\u00a0abroad',
  workOutCase: 'Work out your own case',
  moreOnTax: 'Rates, deadlines, how to check a phone',
  kindsOfPrice: 'Official, PTA-approved, non-PTA: the prices',
  costKinds: { official: 'Official', ptaRetail: 'PTA-approved at a shop', nonPta: 'Non-PTA' } satisfies Record<
    CostKind,
    string
  >,
  leastKinds: {
    official: 'the official price',
    ptaRetail: 'PTA-approved at a shop',
    nonPta: 'non-PTA with the tax of the CNIC route, at least',
  } satisfies Record<CostKind, string>,
  least: (storage: string, price: string, kind: string) => `${storage}: least ${price}, ${kind}`,
  /** After it, where a lower price has no known tax. */
  ofKnownTotals: '(of the totals that are known)',
  kindPrice: (kind: string, price: string, seller: string) => `${kind}: ${price}, ${seller},`,
  plusTax: (price: string) => `with tax from ${price} on top`,
  taxUnknown: 'tax on top; the customs value is not known',
  /** The tax on a phone of which no ruling is known (PTA-8). */
  noRuling: 'No\u00a0ruling\u00a0known',
  byPassport: 'by\u00a0passport',
  otherRoute: { passport: 'By passport: {total}', cnic: 'By CNIC: {total}' } satisfies Record<TaxRoute, string>,
  guide: (before: string) =>
    `A guide, not a figure of FBR: no ruling on it is known, so this is the tax of the ${before}`,
  guideOfRange: (before: string) =>
    `A guide, not a figure of FBR: no ruling on it is known, so this is the tax of the ${before}, cheapest to dearest memory`,
  /** Of a phone with neither, by the values and prices of others. */
  byPrice: (guess: Record<'least' | 'middle' | 'most', string>, { within, all, median }: ValueShare) =>
    `We guess a customs value of ${guess.least} to ${guess.most}, half to all of our price for it, as with ${within} of the ${all} phones that have a ruling and a price. The middle, ${guess.middle}, is by their median: ${Math.round(median * 100)}\u00a0% of the price.`,
  examples: (rate: string) => `Three examples, not figures of FBR, in rupees at $1\u00a0=\u00a0${rate}`,
  examplesNearPrice: (rate: string) => `By our price for it, in rupees at $1\u00a0=\u00a0${rate}`,
  /** Of the sums of a route that stand below, which are rounded. */
  aboutRoute: (route: string) => `${route}, about`,
  customsValue: 'Customs value',
  ratesFrom: 'Laws that set these rates',
  noValue: 'No ruling of FBR that we know values a new phone of this model: the payment slip tells its customs value.',
}

export const ptaTexts = inLanguage('ptaTexts', en)

/** The message of a problem at its field. */
export const problemText = (field: TaxField, problem: TaxProblem): string =>
  (ptaTexts().problems[field] as Partial<Record<TaxProblem, string>>)[problem] ?? ptaTexts().wrongInput
