/** Page views per phone, the sort key of 'popular' (DATA-9). No data about visitors is stored. */

import type { IncomingMessage } from 'node:http'
import { logError } from '#app/platform/process/log.server.ts'
import { onStop } from '#app/platform/process/shutdown.server.ts'
import { prepared } from '#db/client.server.ts'
import { writeTransaction } from '#db/write.server.ts'

/** Views are buffered in memory, so that reading a page writes nothing. */
const WRITE_EVERY_MS = 60_000

const ROBOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|curl|wget|python|^$/i

const pendingViews = new Map<string, number>()

/**
 * Counts a view of a phone's page. Ignores robots, prefetches and conditional requests (revalidation of a cached page).
 */
export function countView({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>, phoneId: string): void {
  const isPrefetch = /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
  const isRobot = ROBOTS.test(headers['user-agent'] ?? '')
  if (method !== 'GET' || isPrefetch || isRobot || headers['if-none-match'] !== undefined) return
  pendingViews.set(phoneId, (pendingViews.get(phoneId) ?? 0) + 1)
}

// Those of an entry that was merged meanwhile are of the phone that it became.
const addViews = prepared(db =>
  db.$client.prepare<{ views: number; id: string }>(
    `UPDATE mobiles SET views = views + @views
     WHERE id = coalesce((SELECT mobile_id FROM former_phone_slugs WHERE former_id = @id), @id)`,
  ),
)

/**
 * Writes the views counted since the last call. Does not change the content version: cached lists show the new order
 * after the next content change, or the next day.
 */
export async function writeViews(): Promise<void> {
  if (pendingViews.size === 0) return
  const counted = new Map(pendingViews)
  pendingViews.clear()
  try {
    await writeTransaction(() => {
      for (const [phoneId, views] of counted) addViews().run({ views, id: phoneId })
    })
  } catch (error) {
    // They are written with the next ones.
    for (const [phoneId, views] of counted) pendingViews.set(phoneId, (pendingViews.get(phoneId) ?? 0) + views)
    throw error
  }
}

/** Starts writing counted views, at intervals and on shutdown. */
export function startViewCounter(): void {
  const write = () => {
    writeViews().catch(error => logError(error))
  }
  setInterval(write, WRITE_EVERY_MS).unref()
  onStop(write)
}
