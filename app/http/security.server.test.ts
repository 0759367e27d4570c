import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentPolicy, markedScripts } from './security.server.ts'

const source = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('only scripts with the mark are allowed, and the mark is removed from the page', () => {
  const page = [
    '<script nonce="m4rk">ours()</script>',
    '<script nonce="m4rk" type="module">import "/a.js"</script>',
    '<script nonce="m4rk" src="/a.js"></script>',
    '<script>theirs()</script>',
    '<script nonce="guess">alsoTheirs()</script>',
    '<p>nonce="m4rk"</p>',
  ].join('')
  const { html, scriptSources } = markedScripts(page, 'm4rk')
  expect(scriptSources).toEqual([source('ours()'), source('import "/a.js"')])
  expect(html).toContain('<script>ours()</script>')
  expect(html).not.toContain(' nonce="m4rk"')
  const policy = documentPolicy({ scriptSources })
  expect(policy).toContain(source('ours()'))
  expect(policy).not.toContain(source('theirs()'))
  expect(policy).not.toContain(source('alsoTheirs()'))
})
