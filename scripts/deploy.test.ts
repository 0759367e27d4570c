/** What the files of deploy/ must know of the site (RUN-5). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boundName, hasSessionCookie, SESSION_COOKIE } from '#app/platform/request/cookies.ts'

test.each(['nginx.conf', 'balancer.conf', 'varnish.vcl'])(
  'deploy/%s knows the session under each of its names',
  file => {
    const patterns = [...readFileSync(`deploy/${file}`, 'utf8').matchAll(/"~?(\(\^\|;.*=)"/g)].map(
      ([, pattern = '']) => new RegExp(pattern),
    )
    expect(patterns).toHaveLength(1)
    for (const name of [SESSION_COOKIE, boundName(SESSION_COOKIE, true)]) {
      for (const header of [`${name}=x`, `theme=dark; ${name}=x`, `other${name}=x`]) {
        expect([header, patterns[0]?.test(header)]).toEqual([header, hasSessionCookie(header)])
      }
    }
  },
)
