import { expect, test } from 'vitest'
import { deferScripts } from './deferred-scripts.server.ts'

const page = (head: string, body: string) => `<html><head>${head}</head><body class="a">${body}</body></html>`

test('scripts of the framework and its preloads become inert, with their content', () => {
  const html = page(
    '<script nonce="m4rk">theme()</script><script type="module" src="/assets/early.js"></script>',
    '<link rel="modulepreload" href="/assets/a.js"/><script nonce="m4rk">data()</script><script type="module" async="" nonce="m4rk">import "/assets/a.js"</script>',
  )
  expect(deferScripts(html, 'm4rk')).toBe(
    page(
      '<script nonce="m4rk">theme()</script><script type="module" src="/assets/early.js"></script>',
      '<link data-deferred="modulepreload" href="/assets/a.js"/><script type="application/x-deferred" nonce="m4rk">data()</script><script type="application/x-deferred" data-type="module" nonce="m4rk">import "/assets/a.js"</script>',
    ),
  )
})

test('scripts that follow each other become one, and lose their indentation', () => {
  const html = page(
    '',
    '<script nonce="m4rk">start({\n    "a": 1\n  });</script><script nonce="m4rk">close();</script>',
  )
  expect(deferScripts(html, 'm4rk')).toBe(
    page('', '<script type="application/x-deferred" nonce="m4rk">start({\n"a": 1\n});close();</script>'),
  )
})

test('scripts that are kept apart leave empty elements, and the module gets their address', () => {
  const html = page(
    '<script nonce="m4rk">theme()</script>',
    '<script nonce="m4rk">context()</script><p>text</p><script type="module" async="" nonce="m4rk">import "/assets/a.js"</script><script nonce="m4rk">data()</script><script>theirs()</script>',
  )
  const kept: string[] = []
  const deferred = deferScripts(html, 'm4rk', code => {
    kept.push(code)
    return '/assets/start/h4sh.js'
  })
  expect(kept).toEqual(['context()\n;import "/assets/a.js"\n;data()'])
  expect(deferred).toBe(
    page(
      '<script nonce="m4rk">theme()</script>',
      '<script type="application/x-deferred"></script><p>text</p><script type="application/x-deferred" data-type="module" data-src="/assets/start/h4sh.js"></script><script type="application/x-deferred"></script><script>theirs()</script>',
    ),
  )
})

test('a script from data is not taken for one of ours', () => {
  const html = page('', '<script nonce="guess">theirs()</script><script>theirs()</script>')
  expect(deferScripts(html, 'm4rk')).toBe(html)
})
