/** Generates missing descriptions for search engines in the background, a few per minute (`AI_SEO`, AI-13). */
import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import { latestFirst } from '#app/phones/listing.server.ts'
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
 * Describes the next phone that needs it: first phones never described, then those changed since. Returns its id; null
 * when there is none or the model fails.
 */
export async function describeNextPhone(): Promise<string | null> {
  const phone = nextPhone()
  if (!phone) return null
  const result = await enhancePhone(phone, 'site')
  if (!result.ok) return null
  invalidateContent()
  return phone.id
}

function nextPhone() {
  const described = db()
    .select({ one: sql`1` })
    .from(aiResults)
    .where(and(eq(aiResults.mobileId, mobiles.id), eq(aiResults.purpose, 'enhance')))
  const undescribed = db()
    .select({ id: mobiles.id })
    .from(mobiles)
    .where(notExists(described))
    .orderBy(...latestFirst)
    .limit(1)
    .get()
  const phone = undescribed ? findPhoneById(undescribed.id) : null
  return phone ?? changedPhone()
}

/** How many of the most recently changed phones are checked. */
const MAX_CHECKED = 50

function changedPhone() {
  const rows = db().select({ id: mobiles.id }).from(mobiles).orderBy(desc(mobiles.updatedAt)).limit(MAX_CHECKED).all()
  for (const { id } of rows) {
    const phone = findPhoneById(id)
    if (phone && !findEnhancement(phone)) return phone
  }
  return null
}

/** Starts the background task; call once at start. */
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
