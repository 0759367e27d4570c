import { ApiError, api, publicJson } from '#app/http/api.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { taxTable } from '#app/pta/tables.server.ts'
import type { TaxField } from '#app/pta/tax.ts'
import { taxJson } from '#app/pta/tax-json.ts'
import { taxOfQuery } from '#app/pta/tax-query.ts'
import { problemText, ptaTexts } from '#app/pta/texts.ts'

const handle = api({
  /** `?cnfUsd=666&usdPkr=280&route=passport&device=smartphone&date=2026-11-21`: the tax line by line (API-25). */
  GET({ request }) {
    const table = taxTable()
    const result = taxOfQuery(new URL(request.url).searchParams, table, todayInPakistan())
    if (result.ok) return publicJson(taxJson(result.input, result.tax, table))
    const fieldErrors = Object.fromEntries(
      Object.entries(result.problems).map(([field, problem]) => [field, [problemText(field as TaxField, problem)]]),
    )
    throw new ApiError(422, ptaTexts().wrongInput, fieldErrors)
  },
})

export { handle as loader, handle as action }
