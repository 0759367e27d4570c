/** What a guess comes to by both routes, side by side: what is likely, then between which sums (PTA-8). */
import { capitalized } from '#app/platform/text/format.ts'
import { type TaxRoute, taxRoutes } from '#app/pta/tax-kinds.ts'
import { type Guess, guessTotals } from '#app/pta/total-text.ts'
import { ptaTaxPageTexts } from '../texts.ts'

/** @param route the chosen one, which is first */
export function GuessSums({ guess, route }: { guess: Guess; route: TaxRoute }) {
  const columns = [route, ...taxRoutes.filter(other => other !== route)].map(id => ({ id, ...guessTotals(guess, id) }))
  return (
    <table className="guess-sums">
      <thead>
        <tr>
          {columns.map(({ id }) => (
            <th key={id} scope="col">
              {capitalized(ptaTaxPageTexts().routes[id])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="tax-sum price">
          {columns.map(({ id, likely }) => (
            <td key={id} className="guess-likely">
              {likely}
            </td>
          ))}
        </tr>
        <tr>
          {columns.map(({ id, range }) => (
            <td key={id}>{range}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
