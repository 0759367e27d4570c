/** The address of a question on the tax with something else asked. */
import { ptaTaxPath } from '#app/platform/paths.ts'
import type { TaxRoute } from '#app/pta/tax-kinds.ts'
import type { Question } from './answer.ts'
import { ANSWER } from './answered.ts'

export function questionPath(question: Question, changed: { q?: string; version?: string; route?: TaxRoute }): string {
  const { form, q, route, version, cnfUsd, paid, paidRate } = question
  const kept = { q, route, version: version?.variant ?? '' }
  return `${ptaTaxPath({ ...kept, cnfUsd, usdPkr: form.usdPkr, paid, paidRate, ...changed })}#${ANSWER}`
}
