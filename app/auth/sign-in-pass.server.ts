/** The pass between the two steps of a sign-in: a signed text that proves that the password was right. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { siteSecret } from '#app/http/secret.server.ts'
import { type Account, findAccountById } from './users.server.ts'

/** Long enough to look for the device. */
const LIFE_MS = 10 * 60 * 1000

/** Includes the hashed password, so that a changed password ends all passes. */
const signatureOf = ({ id, password }: Account, expires: string) =>
  createHmac('sha256', siteSecret()).update(`sign-in pass:${id}:${expires}:${password}`).digest()

/** A pass for this account, valid for ten minutes from `now`. */
export function passFor(account: Account, now: number): string {
  const expires = String(now + LIFE_MS)
  return [account.id, expires, signatureOf(account, expires).toString('base64url')].join('.')
}

/** The account of a valid pass, or null. */
export function accountOfPass(pass: string, now: number): Account | null {
  const [id = '', expires = '', signature = ''] = pass.split('.')
  const account = findAccountById(id)
  if (!account || !(Number(expires) > now)) return null
  const expected = signatureOf(account, expires)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? account : null
}
