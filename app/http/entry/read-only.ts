/** Which requests a read-only site leaves to the site that writes (READER-2). Pure. */
import { addressOf } from '#app/platform/address-of.ts'
import type { Address } from '#app/platform/addresses.ts'
import { isReadMethod } from '../methods.ts'
import type { Rejection } from './check-request.server.ts'

const forTheWriter: Address['kind'][] = ['panel', 'signIn', 'panelApi']

/**
 * 503 for the panel and for changes by program; else null. Forms of public pages pass: their page comes back with what
 * was typed, because nothing can be stored here (db/write.server.ts).
 */
export function refuseWriting(method: string | undefined, url: string): Rejection | null {
  const { kind } = addressOf(url)
  const isOfPage = isReadMethod(method) || (method === 'POST' && kind !== 'api')
  if (isOfPage && !forTheWriter.includes(kind)) return null
  return {
    status: 503,
    message: 'This part of the site is not available right now. Nothing was saved; please try again in a minute.',
    headers: { 'Retry-After': '10' },
  }
}
