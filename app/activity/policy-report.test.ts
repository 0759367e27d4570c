import { expect, test } from 'vitest'
import { isReportType, parseReport } from './policy-report.ts'

const HOSTS = ['phones.example', '127.0.0.1:5000']

const legacy = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://phones.example/samsung/galaxy-a55?colour=blue',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'original-policy': "default-src 'none'",
      'blocked-uri': 'https://ads.example/spy.js?visitor=42#x',
      'status-code': 200,
      ...more,
    },
  })
const modern = (...bodies: object[]) =>
  JSON.stringify(bodies.map(body => ({ type: 'csp-violation', age: 1, url: 'https://phones.example/', body })))

const spy = {
  directive: 'script-src-elem',
  blocked: 'https://ads.example/spy.js',
  route: '/:brand/:slug',
  source: '',
}

test('a report names the rule, what was blocked and the route, without queries', () => {
  expect(parseReport(legacy(), HOSTS)).toEqual([spy])
})

test('reports of the Reporting API are read too, and others in the same list are left out', () => {
  const body = {
    documentURL: 'http://127.0.0.1:5000/search?q=secret',
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    sourceFile: 'https://phones.example/assets/entry-ab12.js?x',
  }
  expect(parseReport(modern(body, { id: 'deprecated' }), HOSTS)).toEqual([
    { directive: 'style-src-attr', blocked: 'inline', route: '/search', source: '/assets/entry-ab12.js' },
  ])
  expect(parseReport(JSON.stringify([{ type: 'deprecation', body: {} }]), HOSTS)).toEqual([])
})

test('an old browser sends the whole directive, and no effective one', () => {
  const body = legacy({ 'effective-directive': undefined, 'violated-directive': "script-src-elem 'self'" })
  expect(parseReport(body, HOSTS)).toEqual([spy])
})

test.each([
  ['an extension was blocked', { 'blocked-uri': 'chrome-extension://abcdef/x.js' }],
  ['an extension was blocked', { 'blocked-uri': 'safari-web-extension' }],
  ['an extension asked', { 'source-file': 'moz-extension://abcdef/x.js' }],
  ['an extension asked', { 'source-file': 'chrome-extension', 'blocked-uri': 'inline' }],
  ['the page is not ours', { 'document-uri': 'https://translate.example/phones' }],
  ['the page has no address', { 'document-uri': 'about' }],
  ['the directive does not exist', { 'effective-directive': 'made-up' }],
])('a report is noise where %s: %j', (_, more) => {
  expect(parseReport(legacy(more), HOSTS)).toEqual([])
})

test.each([
  ['data:text/html;base64,abcdef', 'data:'],
  ['blob:https://phones.example/1-2', 'blob:'],
  ['eval', 'eval'],
  ['https://phones.example/search?q=x', '/search'],
  ['', ''],
  ['x'.repeat(5000), 'x'.repeat(200)],
])('%s is stored as %s', (blocked, stored) => {
  expect(parseReport(legacy({ 'blocked-uri': blocked }), HOSTS)).toEqual([{ ...spy, blocked: stored }])
})

test.each(['', '{', '{}', 'null', '[1]', '{"csp-report": 1}', '{"csp-report": {"document-uri": 1}}'])(
  '%s is no report',
  body => expect(parseReport(body, HOSTS)).toBeNull(),
)

test.each([
  ['application/csp-report', true],
  ['application/reports+json; charset=utf-8', true],
  ['application/json', false],
  ['application/csp-reports', false],
  [null, false],
])('%s is a type of reports: %s', (type, expected) => expect(isReportType(type)).toBe(expected))
