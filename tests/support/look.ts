/** What a page looks like, as figures. */
import type { Page } from '@playwright/test'
import { DEFAULT_LANGUAGE, language } from '#app/platform/text/language.ts'

/** The height that a rule allows, in pixels: the lines of other languages are higher (LANG-4). */
export const allowed = (height: number): number => (language() === DEFAULT_LANGUAGE ? height : height * 1.25)

/** Elements that are shaped like a pill: as round as they are high, and clearly wider. */
export const roundThings = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isPill = (element: Element, pseudo?: string) => {
      const { width, height } = element.getBoundingClientRect()
      const { borderTopLeftRadius } = getComputedStyle(element, pseudo)
      return height > 0 && width > height * 1.3 && Number.parseFloat(borderTopLeftRadius) >= height / 2 - 5
    }
    return [...document.body.querySelectorAll('*')].filter(element => isPill(element) || isPill(element, '::before'))
      .length
  })

/** Visible texts under 14 px outside drawings, each with its size. */
export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const parent = walker.currentNode.parentElement
      if (!text || !parent || parent.closest('script, style, noscript, svg, .sr-only')) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < 14) texts.push(`${size}: ${text}`)
    }
    return texts
  })
