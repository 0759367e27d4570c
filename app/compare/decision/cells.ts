/** What a cell of the rows that decide has. */

/** A fact in two or three words. */
type FactChip = { text: string; isBetter: boolean; isBehind: boolean }

export type DecisionCell = {
  /** The text says that nothing is known, which is no equality. */
  isUnknown?: true
  /** Null where nothing is known. */
  text: string | null
  /** How far before all others it is, after the text where all are seen. */
  lead?: string | undefined
  /** What goes with it, in smaller letters. */
  more?: string | undefined
  /** Of what goes with it, as its source gives it. */
  date?: string | undefined
  chips?: FactChip[]
  /** The value as a length, per cent of the whole bar. */
  bar?: number | undefined
  isBetter: boolean
  /** Of more than two phones: each other one is clearly better. */
  isBehind?: boolean
}

/** What a row says of a phone, whichever is better. */
export type Content = Omit<DecisionCell, 'isBetter' | 'isBehind' | 'chips' | 'bar'> & {
  /** Where it is one number. */
  amount?: number | undefined
}

/**
 * The lengths of bars from zero, per cent; none where fewer than two amounts are known.
 * @param whole the amount that fills a bar; without one the largest does
 */
export function barsOf(amounts: (number | undefined)[], whole?: number): (number | undefined)[] {
  const known = amounts.filter(amount => amount !== undefined)
  const full = whole ?? Math.max(...known)
  return amounts.map(amount =>
    amount === undefined || known.length < 2 ? undefined : Math.round((100 * amount) / full),
  )
}
