import { expect, test } from 'vitest'
import { namesInHtml } from './names-in-html.ts'

const known = new Set(['.a', '.b', '.[&_dt]:c', '.x', 'p', 'svg', 'main', 'type=file'])

test.each([
  ['<p class="a  b">x</p>', ['p', '.a', '.b']],
  ['<p title="<main class=" class="a">', ['p', '.a']],
  ['<p data-class="b" class="[&amp;_dt]:c unknown">', ['p', '.[&_dt]:c']],
  ['<p\n  class="a"/><svg class="b" viewBox="0 0 1 1"><path d="M0"/></svg>', ['p', '.a', 'svg', '.b']],
  ['<input type="file"/><input type="text"/><p type="file">', ['type=file', 'p']],
  ['class="a" main', []],
])('%s has %j', (html, names) => expect([...namesInHtml(html, known)].sort()).toEqual(names.sort()))
