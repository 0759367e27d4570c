/** The words of the page on the tax of phones from abroad. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Tax on a Phone from Abroad',
  metaTitle: 'PTA Tax: What Registering a Phone from Abroad Costs in Pakistan',
  description:
    'Work out the tax on registering a phone in Pakistan for passport and CNIC, line by line, with sources and dates; deadlines, how to check a phone, and what patched means.',
  intro:
    'People call it PTA tax, but customs (FBR) sets it and takes it; the telecom authority (PTA) only keeps the register of phones, called DIRBS. A phone that is sold here as official or PTA-approved is in the register already: there is nothing to pay.',
  onThisPage: 'On this page',
  calculate: 'Work it out',
  cases: 'Which case is yours?',
  bands: 'The rates',
  deadlines: 'Deadlines',
  check: 'How to check a phone',
  patched: 'What patched means',
  sources: 'Sources',
  bandsCaption: (year: string, from: string) => `Rates of ${year}, from ${from}, in rupees for a smartphone`,
  bandsUntil: (year: string, from: string, to: string) =>
    `Rates of ${year}, from ${from} to ${to}, in rupees for a smartphone`,
  bandsNote:
    'The value is in dollars: above the first figure, up to and including the second. Sales tax is a share of the whole value. The income tax of section 148 is for the CNIC route only.',
  notCertain: 'Not certain: pieced together from press and reprints.',
  earlier: (year: string) => `Rates of ${year}`,
  valueColumn: 'Value',
  between: (above: string, upTo: string) => `${above} – ${upTo}`,
  over: (above: string) => `over ${above}`,
  percent: (share: number) => `${share} %`,
  confidence: 'How sure',
  factSource: 'Source: {sources}; our table of {date}.',
  notOpened: 'official text, read by others',
  secondHand: 'read second-hand',
}

export const ptaTaxPageTexts = inLanguage('ptaTaxPageTexts', en)
