/** The words of instalments: what they come to, without a promise and without advice. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'In instalments: what they come to',
  intro: "Type the seller's offer. What you type is kept in the address of this page; no seller gets it.",
  cash: 'Cash price',
  cashSeen: 'Ours: {seller}, {date}',
  cashUnknown: 'We know no shop price. Ask two shops for the cash price.',
  advance: 'Paid at once (advance)',
  fee: 'Processing fee at the start',
  other: 'Other costs, such as insurance or tax on the fee',
  count: 'Number of instalments',
  each: 'Each instalment',
  first: 'First instalment',
  firsts: { month: 'After a month', now: 'At once' },
  calculate: 'Work it out',
  problems: {
    amount: 'Give rupees as a number, such as 12,500.',
    count: (most: number) => `Give a number from 1 to ${most}.`,
    each: 'Give the rupees of one instalment.',
    cash: 'The cash price must be more than zero.',
  },
  total: (price: string) => `${price} in all`,
  parts: (advance: string, fees: string, payments: string) =>
    `Advance ${advance} + fees ${fees} + instalments ${payments}`,
  more: (price: string, percent: number) => `${price} more than cash (${percent} %)`,
  notMore: 'No extra cost. Check the cash price: it may be lower elsewhere.',
  noCash: 'Without a cash price nobody can say what the plan costs.',
  rate: (percent: number) => `${percent} % a year`,
  rateMeans: 'What a loan would cost a year if it were paid back in the same steps.',
  nothingFinanced: 'Advance and fees reach the cash price: nothing is lent, so there is no yearly rate.',
  rateBeyond: 'The yearly rate is beyond any figure that says something.',
  lateFees: 'Late fees, ending early and insurance are not counted unless you add them.',
  offers: 'Offers that we have seen',
  offersNote: 'Read by us on the dates given, and not checked since; ask the seller.',
  seen: (where: string) => `Seen: ${where},`,
  undated: 'without a date: may be old',
  old: 'old: may have changed',
}

export const instalmentTexts = inLanguage('instalmentTexts', en)
