import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { splitCss } from '../../../scripts/split-css.ts'
import { documentPolicy } from '../security.server.ts'
import { inlineStyles } from './inline-styles.server.ts'

const rules = splitCss('.a{content:"$&"}.b{top:0}')
const sheets = { wholeSheet: '/s.css', deferredSheet: '/rules.css' }
const html =
  '<head><style></style><link rel="stylesheet" href="/s.css"/><link rel="stylesheet" href="/other.css"/></head><p class="a">'

test('a page gets its rules with their hash in the policy, and its sheet waits for script', () => {
  const page = inlineStyles(rules, sheets)({ html, scriptSources: [] })
  expect(page.html).toBe(
    '<head><style>.a{content:"$&"}</style><link data-deferred="stylesheet" href="/rules.css"/>' +
      '<link rel="stylesheet" href="/other.css"/></head><p class="a">',
  )
  const hash = createHash('sha256').update('.a{content:"$&"}').digest('base64')
  expect(documentPolicy(page)).toContain(`style-src 'self' 'sha256-${hash}';`)
})

test('the styles of what stands for a picture are there where one is loaded', () => {
  const stylesWith = (image: string) =>
    inlineStyles([...splitCss('.hd-badge{top:0}')], sheets)({ html: html + image, scriptSources: [] }).html
  expect(stylesWith('<img alt="A" src="/pictures/a.webp"/>')).toContain('.hd-badge')
  expect(stylesWith('<img alt="A" src="/images/phones/a.svg"/>')).not.toContain('.hd-badge')
})

test('without rules, as in development, a page keeps its sheet', () => {
  const page = { html, scriptSources: [] }
  expect(inlineStyles([], sheets)(page)).toBe(page)
})
