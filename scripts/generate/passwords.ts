/**
 * Writes the list of common passwords, `npm run generate -- passwords`: the 4,000 most common of five characters and more in
 * the list of zxcvbn, and all of its long ones. Short ones count as the core of a longer password.
 */
import { writeFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'
import { packHashes } from '#app/auth/common-passwords.ts'
import { MIN_PASSWORD_LENGTH } from '#app/auth/limits.ts'

const MOST_COMMON = 4000
const MIN_CORE_LENGTH = 5

const words = dictionary['passwords-common']
  .map(word => word.toLowerCase())
  .filter(word => word.length >= MIN_CORE_LENGTH)
const chosen = new Set([...words.slice(0, MOST_COMMON), ...words.filter(word => word.length >= MIN_PASSWORD_LENGTH)])
const list = { source: '@zxcvbn-ts/language-common, as short SHA-256 hashes', hashes: packHashes([...chosen]) }
writeFileSync('app/auth/common-passwords.json', `${JSON.stringify(list)}\n`)
console.log(`${chosen.size} passwords`)
