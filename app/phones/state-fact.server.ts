/** An editor's statements against derived facts: stored apart, so that deriving again keeps them (ADMIN-16). */
import { recordActivity } from '#app/activity/activity.server.ts'
import { fieldChanges } from '#app/activity/field-change.ts'
import { contradictionOf } from '#app/facts/contradiction.ts'
import type { FactOverride } from '#app/facts/overrides.ts'
import { textOfValue } from '#app/facts/statement.ts'
import { currentTables, factsOf, findFacts, overridesOf, storeFacts, storeOverrides } from '#app/facts/store.server.ts'
import { factAt } from '#app/facts/values.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { reindexPhones } from '#app/search-index/reindex.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { findPhoneById } from './phones.server.ts'

/** What an editor is asked about a statement; null where nothing contradicts it, or the phone does not exist. */
export function questionAboutFact(id: string, override: FactOverride): string | null {
  const phone = findPhoneById(id)
  return phone && contradictionOf(phone, currentTables(), override, overridesOf(id))
}

/** Call these in a write transaction. */
export const stateFact = (id: string, override: FactOverride, username: string): Result<null> =>
  changeOverrides(id, override.fact, username, others => [...others, override])

/** The derived fact counts again. */
export const removeStatement = (id: string, fact: string, username: string): Result<null> =>
  changeOverrides(id, fact as FactOverride['fact'], username, others => others)

function changeOverrides(
  id: string,
  fact: FactOverride['fact'],
  username: string,
  change: (others: FactOverride[]) => FactOverride[],
): Result<null> {
  const phone = findPhoneById(id)
  if (!phone) return refused('not-found', PHONE_NOT_FOUND)
  const before = describeFact(id, fact)
  const others = overridesOf(id).filter(override => override.fact !== fact)
  storeOverrides(id, change(others), Date.now())
  storeFacts(id, findFacts(phone, overridesOf(id)))
  reindexPhones({ id })
  const field = `facts.${fact}`
  const changes = fieldChanges({ [field]: before }, { [field]: describeFact(id, fact) })
  recordActivity({ username, action: 'update', subject: 'phone', subjectId: id, subjectName: phone.name, changes })
  invalidateContent()
  return { ok: true, value: null }
}

/** The value and where it comes from, for a person to compare. */
function describeFact(id: string, path: FactOverride['fact']): string | null {
  const facts = factsOf(id)
  const fact = facts && factAt(facts, path)
  return fact && `${textOfValue(fact.value)} (${fact.source.id})`
}
