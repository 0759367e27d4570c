/** What a cell of the rows that decide has. */

/** A fact in two or three words. */
type FactChip = { text: string; isBetter: boolean }

export type DecisionCell = {
  /** The text says that nothing is known, which is no equality. */
  isUnknown?: true
  /** Null where nothing is known. */
  text: string | null
  /** What goes with it, in smaller letters. */
  more?: string | undefined
  /** Of what goes with it, as its source gives it. */
  date?: string | undefined
  chips?: FactChip[]
  isBetter: boolean
}

/** What a row says of a phone, whichever is better. */
export type Content = Omit<DecisionCell, 'isBetter' | 'chips'>
