/** Lines of text that their box cuts off, or that stand out of it. */
import type { Page } from '@playwright/test'

/** A line may stand out by this much: half pixels are rounded. */
const TOLERANCE_PX = 1

/** @returns what is cut, with how much, above or below; folds are opened first */
export const clippedLines = (page: Page): Promise<string[]> =>
  page.evaluate(tolerance => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const boxes = 'a, button, summary, label, h1, h2, h3, td, th, dt, dd'
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('.sr-only, svg, script, style, noscript, option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()]
      const top = Math.min(...lines.map(line => line.top))
      const bottom = Math.max(...lines.map(line => line.bottom))
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        // The bar at the foot of a phone's page leaves out what does not fit in one line.
        if (box.matches('.price-bar-below p > *')) break
        const { display, overflowY, webkitLineClamp } = getComputedStyle(box)
        const isScrolled = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + tolerance
        // Lines beyond so many are left out on purpose.
        if (isScrolled || webkitLineClamp !== 'none') break
        if (display === 'inline' || (overflowY === 'visible' && !box.matches(boxes))) continue
        const edge = box.getBoundingClientRect()
        // Hidden from sight, and read aloud.
        if (edge.width <= 1 && edge.height <= 1) break
        const cut = Math.max(edge.top - top, bottom - edge.bottom)
        if (cut > tolerance) found.add(`${box.tagName}.${box.className} by ${Math.round(cut)} px: ${text.slice(0, 40)}`)
        if (cut > tolerance || overflowY !== 'visible') break
      }
    }
    return [...found]
  }, TOLERANCE_PX)
