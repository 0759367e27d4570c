/** A step of an import plan: the write for a row, and its report. Pure. */
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { RowReview } from '#app/phones/held-prices.server.ts'
import type { SoldOutAt } from '#app/phones/sold-out.server.ts'
import type { Candidate, Refused } from '../normalize/candidate.ts'
import type { PhoneFacts } from '../normalize/facts.ts'
import type { Row } from '../read/row.ts'
import type { RowReading } from './row-reading.ts'

/** `other`: a line of a message that is no listing, such as a greeting; it is neither stored nor an error. */
export const outcomes = ['new', 'existing', 'price', 'held', 'refused', 'other'] as const
export type OutcomeName = (typeof outcomes)[number]

export type StepReport = {
  line: number
  name: string
  outcome: OutcomeName
  /** The short name used for counting; null when there is nothing to report. */
  reason: string | null
  /** The message for people. */
  message: string
  /** What was read of a row of a price list; absent for other rows. */
  read?: RowReading
}

/** The price of a stored phone. */
export type Priced = { phoneId: string; point: PricePoint }

export type Step =
  | {
      report: StepReport
      write:
        | { kind: 'phone'; candidate: Candidate }
        | {
            kind: 'price'
            phoneId: string
            point: PricePoint
            replacesEdited: boolean
            historyOnly?: true
            /** Absent for rows that count as reviewed. */
            review?: RowReview
          }
        | { kind: 'sold-out'; phoneId: string; at: SoldOutAt }
    }
  | { report: StepReport; write: null /** A price that is recorded already. */; priced?: Priced }

/** @param fullName brand and model, if already known */
export type PlanRow = (row: Row, facts: PhoneFacts, fullName: string | null) => Step

export const refusedStep = (line: number, name: string, { reason, message }: Refused): Step => ({
  report: { line, name, outcome: 'refused', reason, message },
  write: null,
})

export const existingStep = (line: number, name: string, reason: string, message: string): Step => ({
  report: { line, name, outcome: 'existing', reason, message },
  write: null,
})

export const otherStep = (line: number, name: string, message: string): Step => ({
  report: { line, name, outcome: 'other', reason: null, message },
  write: null,
})

/** Rows by outcome, and by reason within each. */
export function countOutcomes(reports: StepReport[]) {
  const counts: Record<OutcomeName, number> = { new: 0, existing: 0, price: 0, held: 0, refused: 0, other: 0 }
  const reasons: Record<string, number> = {}
  for (const { outcome, reason } of reports) {
    counts[outcome] += 1
    if (reason) reasons[`${outcome}: ${reason}`] = (reasons[`${outcome}: ${reason}`] ?? 0) + 1
  }
  return { counts, reasons }
}
