/** The makers' codes of models, `SM-A165F/DS`: one that contradicts the name is a reason to look (LISTING-3). Pure. */
import type { KnownPhone } from './known-phone.ts'

/** Samsung's codes differ by region behind three digits; others are compared whole. */
const keyOf = (code: string): string => /^sm-[a-z]\d{3}/.exec(code)?.[0] ?? code
const CODE = /(?<![\p{L}\d-])(?:sm-[a-z]\d{3}[a-z\d]*|(?=[a-z\d]*\d{3})(?=[a-z\d]*[a-z])[a-z\d]{6,12})(?![\p{L}\d])/gu

/** A function that tells of which other phone a code in a Latin title is, in words; null where none contradicts. */
export function otherPhoneOfCode(phones: KnownPhone[]): (title: string, phone: KnownPhone) => string | null {
  const byCode = new Map<string, Set<KnownPhone>>()
  for (const phone of phones) {
    for (const code of phone.codes) {
      const key = keyOf(code.toLowerCase().replace(/\/.*$/, '').trim())
      byCode.set(key, (byCode.get(key) ?? new Set()).add(phone))
    }
  }
  return (title, phone) => {
    for (const [code] of title.matchAll(CODE)) {
      const owners = byCode.get(keyOf(code))
      const [owner] = owners ?? []
      if (owner && !owners?.has(phone)) return `the code ${code.toUpperCase()} is that of ${owner.name}`
    }
    return null
  }
}
