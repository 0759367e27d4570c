/** Writes words for search engines for phones that lack them, a few a minute, while the site runs (`AI_SEO`, AI-13). */
import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { aiResults, mobiles } from '#db/schema/index.ts'
import { isConfigured } from '../client/model.server.ts'
import { enhancePhone, findEnhancement } from './descriptions.server.ts'

const EVERY_MS = 20_000

/**
 * Describes the next phone that needs it: one never described, then one that has changed since. Gives its id; null when
 * there is none or the model does not answer.
 */
export async function describeNextPhone(): Promise<string | null> {
  const phone = nextPhone()
  if (!phone) return null
  const answer = await enhancePhone(phone, 'site')
  if (!answer.ok) return null
  invalidateContent()
  return phone.id
}

function nextPhone() {
  const described = db()
    .select({ one: sql`1` })
    .from(aiResults)
    .where(and(eq(aiResults.mobileId, mobiles.id), eq(aiResults.purpose, 'enhance')))
  const never = db()
    .select({ id: mobiles.id })
    .from(mobiles)
    .where(notExists(described))
    .orderBy(desc(mobiles.hasPrice), desc(mobiles.releaseOrder), desc(mobiles.createdAt), asc(mobiles.id))
    .limit(1)
    .get()
  const found = never ? findPhoneById(never.id) : null
  return found ?? changedPhone()
}

/** How many of the latest changed phones are looked at. */
const LOOKED_AT = 50

function changedPhone() {
  const rows = db().select({ id: mobiles.id }).from(mobiles).orderBy(desc(mobiles.updatedAt)).limit(LOOKED_AT).all()
  for (const { id } of rows) {
    const phone = findPhoneById(id)
    if (phone && !findEnhancement(phone)) return phone
  }
  return null
}

/** To be called at start. */
export function describePhonesInBackground(): void {
  if (!settings().AI_SEO || !isConfigured()) return
  const timer = setInterval(async () => {
    try {
      await describeNextPhone()
    } catch (error) {
      logError(error)
    }
  }, EVERY_MS)
  timer.unref()
}
