import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from './html.server.ts'

test.each([
  ['Octa-core (2x2.4 GHz & 6x2.0 GHz)', 'Octa-core (2x2.4 GHz & 6x2.0 GHz)'],
  ['50 MP<br>8 MP', '50 MP<br />8 MP'],
  ['<script>alert(1)</script>5000 mAh', '5000 mAh'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<b onclick="alert(1)" style="position:fixed">x</b>', '<b>x</b>'],
  ['<svg><script>alert(1)</script></svg>x', 'x'],
  ['<iframe src="https://evil.example"></iframe>ok', 'ok'],
  ['<b>unclosed', '<b>unclosed</b>'],
])('%j is stored as %j', (given, stored) => expect(cleanHtml(given)).toBe(stored))

test('cleaning is idempotent and removes everything executable', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<',
          '>',
          'script',
          '/',
          ' onload=',
          '"',
          'b',
          '&',
          'lt;',
          '#60;',
          'javascript:',
          '<!--',
          'a href=',
          'x',
        ),
      ),
      parts => {
        const once = cleanHtml(parts.join(''))
        expect(cleanHtml(once)).toBe(once)
        expect(once).not.toMatch(/<script|<[a-z]+[^>]*\son\w+\s*=|<[a-z][^>]*href="?\s*javascript/i)
      },
    ),
  )
})
