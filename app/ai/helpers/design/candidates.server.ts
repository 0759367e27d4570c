/** Candidates for the design comparison. */
import type { Phone } from '#app/entities/phone.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { listSimilarShapes } from '#app/similarity/neighbours.server.ts'
import { designMatches } from '#app/similarity/shapes.ts'
import { withPhones } from '../matches.server.ts'
import type { DesignResult } from '../panel-results.ts'
import { MAX_DESIGN_CANDIDATES } from '../scores.ts'

/** The phones to compare the target's design with: the given ones, or those nearest in dimensions and build. */
export function designCandidates(target: Phone, ids: string[] = []): Phone[] {
  const given = listPhonesByIds([...new Set(ids)].filter(id => id !== target.id).slice(0, MAX_DESIGN_CANDIDATES))
  return given.length > 0 ? given : listSimilarShapes(target, MAX_DESIGN_CANDIDATES)
}

/** Fallback matches from dimensions only, without the model. */
export function designFromDimensions(phone: Phone): DesignResult {
  const candidates = designCandidates(phone)
  return {
    matches: withPhones(
      designMatches(phone, candidates, factsOfPhones([phone, ...candidates].map(({ id }) => id))),
      candidates,
    ),
    isFromDimensions: true,
  }
}
