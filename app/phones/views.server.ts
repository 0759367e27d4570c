/** How often each phone's page is opened: what 'popular' sorts by (DATA-9). Who opens it is noted nowhere. */

import type { IncomingMessage } from 'node:http'
import { logError } from '#app/platform/process/log.server.ts'
import { onStop } from '#app/platform/process/shutdown.server.ts'
import { prepared } from '#db/client.server.ts'
import { writeTransaction } from '#db/write.server.ts'

/** Views wait in memory for so long, so that reading a page writes nothing. */
const WRITE_EVERY_MS = 60_000

const ROBOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|curl|wget|python|^$/i

const waiting = new Map<string, number>()

/**
 * Counts a look at a phone's page. Not counted are programs, what a browser loads ahead, and a visitor who asks whether
 * the page has changed since they saw it.
 */
export function countView({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>, phoneId: string): void {
  const isAhead = /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
  const isRobot = ROBOTS.test(headers['user-agent'] ?? '')
  if (method !== 'GET' || isAhead || isRobot || headers['if-none-match'] !== undefined) return
  waiting.set(phoneId, (waiting.get(phoneId) ?? 0) + 1)
}

const addViews = prepared(db =>
  db.$client.prepare<[number, string]>('UPDATE mobiles SET views = views + ? WHERE id = ?'),
)

/**
 * Writes what was counted since the last time. The content keeps its version: lists that are kept show the new order with
 * the next change, or the next day.
 */
export async function writeViews(): Promise<void> {
  if (waiting.size === 0) return
  await writeTransaction(storeViews)
}

function storeViews(): void {
  for (const [phoneId, views] of waiting) addViews().run(views, phoneId)
  waiting.clear()
}

/** Writes from now on what is counted, at intervals and when the process ends. */
export function startViewCounter(): void {
  const write = () => {
    writeViews().catch(error => logError(error))
  }
  setInterval(write, WRITE_EVERY_MS).unref()
  onStop(write)
}
