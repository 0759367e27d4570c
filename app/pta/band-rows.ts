/** The table of bands as a page shows it: one row for each step in which any charge changes (PTA-5). Pure. */
import { bandAt } from './tax.ts'
import type { TaxRegime } from './tax-table.ts'

export type BandRow = {
  above: number
  /** Null: no upper end. */
  upTo: number | null
  regulatoryDuty: number
  /** A share, or a fixed sum in older periods. */
  salesTax: { percent: number } | { pkr: number }
  incomeTax148: number
  handsetLevy: number
}

/** Values are taken just below the end of a band, where the levy has no gaps. */
export function bandRows({ regulatoryDuty, salesTax, incomeTax148, handsetLevy }: TaxRegime): BandRow[] {
  const lists = [regulatoryDuty, salesTax, incomeTax148.smartphone, handsetLevy]
  const ends = [...new Set(lists.flatMap(bands => bands.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY)))]
  return ends
    .sort((a, b) => a - b)
    .map((end, index) => {
      const tax = bandAt(salesTax, end).band
      return {
        above: ends[index - 1] ?? 0,
        upTo: Number.isFinite(end) ? end : null,
        regulatoryDuty: bandAt(regulatoryDuty, end).band.pkr,
        salesTax: tax.percent === undefined ? { pkr: tax.pkr ?? 0 } : { percent: tax.percent },
        incomeTax148: bandAt(incomeTax148.smartphone, end).band.pkr,
        handsetLevy: bandAt(handsetLevy, end).band.pkr,
      }
    })
}
