/** The wishes of an address, with the operators that exist now (FIND-2). */
import { operatorNames } from '#app/facts/store.server.ts'
import { type Wanted, wantedBy, without } from './wishes.ts'

/** As `wantedBy`; an operator that does not exist is a problem at its field, and no wish. */
export function wantedOf(query: URLSearchParams): Wanted {
  const wanted = wantedBy(query)
  const operators = wanted.must.get('net')
  if (!Array.isArray(operators)) return wanted
  const names = operatorNames()
  const known = operators.filter(id => Object.hasOwn(names, id))
  if (known.length === operators.length) return wanted
  const must = known.length > 0 ? new Map(wanted.must).set('net', known) : without(wanted.must, 'net')
  const typed = operators.filter(id => !known.includes(id)).join(', ')
  return { ...wanted, must, problems: [...wanted.problems, { need: 'net', typed }] }
}
