/** Which passwords a person may choose (AUTH-9). Pure. */

import { SITE_NAME } from '#app/platform/site-name.ts'
import list from './common-passwords.json' with { type: 'json' }
import { shortHash, unpackHashes } from './common-passwords.ts'
import { MIN_PASSWORD_LENGTH } from './limits.ts'

/** Long enough for any sentence; bounds the work of a comparison. */
const MAX_PASSWORD_LENGTH = 200
/** What must remain of a password without the names that anybody would try. */
const MIN_OWN_CHARACTERS = 6

const texts = {
  short: `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  long: `Use at most ${MAX_PASSWORD_LENGTH} characters.`,
  common: 'This password, or its core, is among the most common ones. Choose another one.',
  names: 'This password is little more than the name of the site or of the account. Choose another one.',
}

let common: Set<string> | undefined

const isListed = (word: string): boolean => {
  common ??= unpackHashes(list.hashes)
  return common.has(shortHash(word))
}

/** What is wrong with a password for this account, as a text for a person; null when nothing. */
export function passwordProblem(password: string, username: string): string | null {
  const { length } = [...password]
  if (length < MIN_PASSWORD_LENGTH) return texts.short
  if (length > MAX_PASSWORD_LENGTH) return texts.long
  const lower = password.normalize('NFKC').toLowerCase()
  const letters = withoutEnds(lower)
  const cores = [lower, letters, asLetters(letters), withoutEnds(asLetters(lower))]
  if (letters === '' || cores.some(word => isListed(unitOf(word)))) return texts.common
  return ownCharacters(lower, username) < MIN_OWN_CHARACTERS ? texts.names : null
}

/** Without the digits and signs before and after the letters: `password` of `!password2026`. */
const withoutEnds = (word: string): string => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** With letters instead of the signs that stand for them: `password` of `p@ssw0rd`. */
const asLetters = (word: string): string => word.replace(/[013457@$]/g, sign => lookalikes[sign] ?? sign)

/** The part that the word repeats: `admin` of `adminadmin`; else the word itself. */
const unitOf = (word: string): string => /^(.+?)\1+$/.exec(word)?.[1] ?? word

function ownCharacters(lower: string, username: string): number {
  const names = [username.toLowerCase(), SITE_NAME.toLowerCase(), 'administrator', 'admin']
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), lower)
  return rest.replace(/[^\p{L}]/gu, '').length
}
