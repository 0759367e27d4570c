/** Where to report a hole in the site, as RFC 9116 has it (HTTP-10). Pure. */
import { contactFor, securityTextPath } from '#app/platform/paths.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { language } from '#app/platform/text/language.ts'

/** The file must expire within a year. It is made anew each day, so a copy of it is good for at least half a year. */
const VALID_MS = 183 * DAY_MS

type Facts = {
  origin: string
  /** An address that begins with `mailto:` or `https:`; null for the contact page. */
  contact: string | null
  now: number
}

export function securityText({ origin, contact, now }: Facts): string {
  const expires = new Date(now - (now % DAY_MS) + VALID_MS).toISOString().replace('.000', '')
  return [
    `Contact: ${contact ?? origin + contactFor({ subject: 'technical' })}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${language()}`,
    `Canonical: ${origin}${securityTextPath}`,
    '',
  ].join('\n')
}
