import { expect, test } from 'vitest'
import { usedCss } from '../app/http/page-styles/used-css.ts'
import { splitCss } from './split-css.ts'

const used = (css: string, ...names: string[]) => usedCss(splitCss(css), new Set(names))

test.each([
  ['.a{top:0}.b{top:1px}', ['.a'], '.a{top:0}'],
  ['p{top:0}div p{top:1px}', ['p'], 'p{top:0}'],
  ['.a:hover,.b:hover{top:0}', ['.b'], '.b:hover{top:0}'],
  ['.a>.b~.c{top:0}', ['.a', '.c'], ''],
  ['*,:root,::backdrop,[open]{top:0}', [], '*,:root,::backdrop,[open]{top:0}'],
  [':host{top:0}', [], ''],
  ['.a:not(.b){top:0}', ['.a'], '.a:not(.b){top:0}'],
  [':where(.a>:not(:last-child)){top:0}', [], ''],
  [':where(.a>:not(:last-child)){top:0}', ['.a'], ':where(.a>:not(:last-child)){top:0}'],
  ['.a:is(.b,.c d){top:0}', ['.a', '.c'], ''],
  ['.a:is(.b,.c d){top:0}', ['.a', '.c', 'd'], '.a:is(.b,.c d){top:0}'],
  ['.a:is(.b,:hover){top:0}', ['.a'], '.a:is(.b,:hover){top:0}'],
  ['.a:has(b:focus-visible){top:0}', ['.a'], ''],
  ['.sm\\:p-0\\.5{top:0}', ['.sm:p-0.5'], '.sm\\:p-0\\.5{top:0}'],
  ['::file-selector-button{top:0}', ['type=file'], '::file-selector-button{top:0}'],
  ['::-webkit-datetime-edit{top:0}', ['type=file'], ''],
  ['@media print{.a{top:0}.b{top:0}}', ['.a'], '@media print{.a{top:0}}'],
  ['@media(min-width:1px){@supports (top:0){.b{top:0}}}', ['.a'], ''],
  ['.a{content:"}.b{"}', ['.a'], '.a{content:"}.b{"}'],
])('of %s a document with %j needs %s', (css, names, expected) => expect(used(css, ...names)).toBe(expected))

test('layers keep their order, also where one is empty', () => {
  expect(used('@layer base{.b{top:0}}@layer utilities{.u{top:0}}', '.u')).toBe(
    '@layer base,utilities;@layer utilities{.u{top:0}}',
  )
})

test('custom properties stay where they are used, also through others', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px}.x{top:var(--b)}.y{left:var(--c)}'
  expect(used(css, '.x')).toBe(':root{--a:1px;--b:var(--a)}.x{top:var(--b)}')
})

test('keyframes and registered properties stay where their name is used', () => {
  const css = '@property --a{syntax:"*";inherits:false}@keyframes go{to{top:var(--a)}}.x{animation:go 1s}.y{top:0}'
  expect(used(css, '.x')).toBe(css.replace('.y{top:0}', ''))
  expect(used(css, '.y')).toBe('.y{top:0}')
})

test('fonts stay where a rule of the document names them', () => {
  const css = '@font-face{font-family:A}@font-face{font-family:"B C"}[lang=ur]{font-family:A,"B C"}p{font-family:A}'
  expect(used(css, 'p')).toBe('@font-face{font-family:A}p{font-family:A}')
  expect(used(css, 'lang=ur')).toBe(
    '@font-face{font-family:A}@font-face{font-family:"B C"}[lang=ur]{font-family:A,"B C"}',
  )
})

test('a named page stays where a rule of the document prints on it', () => {
  const css = '@page slip{size:A4}.a{page:slip}.b{top:0}'
  expect(used(css, '.a')).toBe('@page slip{size:A4}.a{page:slip}')
  expect(used(css, '.b')).toBe('.b{top:0}')
})
