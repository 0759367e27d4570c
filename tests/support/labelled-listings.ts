/** The labelled listings in tests/data/listing-cases.json. Shops are invented, prices are no facts. */
import { readFileSync } from 'node:fs'
import type { LabelledListing } from './listing-score.ts'

export const readLabelledListings = (): LabelledListing[] =>
  JSON.parse(readFileSync(new URL('../data/listing-cases.json', import.meta.url), 'utf8')) as LabelledListing[]
