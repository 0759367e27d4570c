/** The rules inlined in a document give it the same styles as the whole style sheet. */
import type { Page } from '@playwright/test'
import { stableId } from '#app/platform/ids.server.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { isWhole } from '#tests/support/every-kind.ts'

const ids = ['samsung-galaxy-a55', 'xiaomi-redmi-note-14-pro-4g'].map(slug => stableId(`phone/${slug}`)).join()

const pages = [
  '/',
  '/mobiles',
  '/samsung?price=mid',
  '/samsung/samsung-galaxy-s24-ultra',
  `/compare?phones=${ids}`,
  '/compare',
  '/search?q=galaxy+a5',
  '/contact',
  // Made of parts that the others have.
  ...(isWhole ? ['/guide', '/brands', '/reviews', '/privacy'] : []),
]

const media = [
  { width: 360, colorScheme: 'light', media: 'screen' },
  { width: 1280, colorScheme: 'dark', media: 'screen' },
  { width: 1280, colorScheme: 'light', media: 'screen' },
  { width: 360, colorScheme: 'dark', media: 'print' },
] as const

type Medium = (typeof media)[number]

/** Every second medium for a page, the others for the next one; all in the long run. */
const mediaOf = (place: number): Medium[] => media.filter((_, index) => isWhole || index % 2 === place % 2)

// Without script nothing loads the whole sheet before the test does.
test.describe('@no-script @urdu-long', () => {
  // Thousands of styles are compared.

  for (const [place, path] of pages.entries()) {
    test(`${path} looks the same with its own rules as with the whole sheet`, ({ page }) =>
      expectSameStyles(page, path, mediaOf(place)))
  }

  test.describe('an error page', () => {
    test.use({ expectedErrors: /^\/no\/such\/page$/ })
    test('looks the same with its own rules as with the whole sheet', ({ page }) =>
      expectSameStyles(page, '/no/such/page', mediaOf(0)))
  })
})

async function expectSameStyles(page: Page, path: string, media: Medium[]): Promise<void> {
  // Loaded in the first size: a page that is still laid out may apply another one late.
  await page.setViewportSize({ width: media[0]?.width ?? 0, height: 800 })
  await page.goto(path)
  // Without transitions, also of the theme, and animations, whose middle would be compared, and with everything laid out.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important; content-visibility: visible !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  await inEachMedium(page, media, 'remember')
  await page.evaluate(() => document.querySelector('link[data-deferred]')?.setAttribute('rel', 'stylesheet'))
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLLinkElement>('link[data-deferred]')?.sheet !== null))
    .toBe(true)
  expect(await missingRules(page)).toEqual([])
  await page.evaluate(() => {
    const own = document.querySelector('style')?.sheet
    // The fonts are in the document alone.
    for (let index = (own?.cssRules.length ?? 0) - 1; index >= 0; index -= 1) {
      if (!(own?.cssRules[index] instanceof CSSFontFaceRule)) own?.deleteRule(index)
    }
  })
  // An animation that follows the scroll position takes its state again with a later frame.
  await expect.poll(() => inEachMedium(page, media, 'compare')).toEqual([])
}

/** Remembers the computed styles of one element of each kind, or returns how they differ from those remembered. */
async function inEachMedium(page: Page, media: Medium[], task: 'remember' | 'compare'): Promise<string[]> {
  const differences: string[] = []
  for (const { width, ...features } of media) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ ...features, reducedMotion: 'no-preference' })
    // Lengths of the viewport follow its size with a later frame.
    await expect.poll(() => page.evaluate(viewportWidth)).toBe(width)
    const medium = `${width} ${features.colorScheme} ${features.media}`
    differences.push(...(await page.evaluate(stylesOfKinds, { medium, task })))
  }
  return differences
}

/** Runs in the page. Chromium may keep lengths of the former viewport, unless a new rule matches each element. */
function viewportWidth(): number {
  const renewing = new CSSStyleSheet()
  renewing.replaceSync('*, ::before, ::after { --renewed: 1 }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), renewing]
  const probe = document.createElement('div')
  probe.style.width = '100vw'
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return matchMedia(`(width: ${width}px)`).matches ? width : Number.NaN
}

/** The values of these properties, by kind of element. */
type Styles = { names: string[]; values: Map<string, string[]> }
type Remembering = typeof globalThis & { remembered?: Record<string, Styles> }

/** Runs in the page. */
function stylesOfKinds({ medium, task }: { medium: string; task: string }): string[] {
  const page = globalThis as Remembering
  page.remembered ??= {}
  const before = task === 'compare' ? page.remembered[medium] : undefined
  const names = before?.names ?? [...getComputedStyle(document.body)]
  const values = new Map<string, string[]>()
  for (const element of document.body.querySelectorAll('*:not(script, link)')) {
    let kind = ''
    for (let at: Element | null = element; at; at = at.parentElement) kind += `${at.localName}.${at.className}<`
    if (values.has(kind)) continue
    const parts = element.localName === 'input' ? ['::placeholder', '::file-selector-button'] : []
    for (const part of ['', '::before', '::after', ...parts]) {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') continue
      values.set(
        kind + part,
        names.map(name => style.getPropertyValue(name)),
      )
    }
  }
  page.remembered[medium] = { names, values }
  return [...(before?.values ?? [])]
    .flatMap(([kind, former]) =>
      former.flatMap((value, index) => {
        const now = values.get(kind)?.[index]
        return now === value ? [] : [`${medium}: ${kind} ${names[index]}: ${value} or ${now}`]
      }),
    )
    .slice(0, 10)
}

/** Rules of the whole sheet that would match an element in some state, but are not among the rules of the document. */
const missingRules = (page: Page) =>
  page.evaluate(() => {
    const [own, whole] = [document.querySelector('style'), document.querySelector('link[rel="stylesheet"]')].map(
      element => [...((element as HTMLStyleElement | null)?.sheet?.cssRules ?? [])],
    )
    /** Selectors with the conditions around them. */
    const selectorsIn = (rules: CSSRule[], around = ''): [string, string][] =>
      rules.flatMap((rule): [string, string][] => {
        if (rule instanceof CSSStyleRule) {
          const hasEffect = [...rule.style].some(name => !name.startsWith('--'))
          return hasEffect ? rule.selectorText.split(/,(?![^(]*\))/).map(text => [around, text.trim()]) : []
        }
        if (!(rule instanceof CSSGroupingRule)) return []
        const prelude = rule.cssText.slice(0, rule.cssText.indexOf('{'))
        return selectorsIn([...rule.cssRules], `${around} ${prelude}`)
      })
    const states =
      /::?(-webkit-|-moz-)?(before|after|placeholder|marker|backdrop|[a-z-]*(?:button|decoration|edit|field|value|indicator|picker|wrapper))\b|:(hover|focus-visible|focus-within|focus|active|target|open|disabled|-moz-focusring|-moz-ui-invalid|popover-open|modal)\b|\[open\]|\[(aria-[\w-]+|data-[\w-]+|hidden)[^\]]*\]/g
    const known = new Set(selectorsIn(own ?? []).map(([around, text]) => `${around} ${text}`))
    return selectorsIn(whole ?? [])
      .filter(([around, text]) => {
        if (known.has(`${around} ${text}`) || /::?(-webkit|-moz|file-selector)/.test(text)) return false
        const anyState = text.replace(states, '').replace(/(^|[\s>+~])(?=$|[\s>+~])/g, '$1*')
        try {
          return document.querySelector(anyState) !== null
        } catch {
          return false
        }
      })
      .map(([around, text]) => `${around} ${text}`)
  })
