/** Puts the styles that a document needs into it; the whole style sheet waits for the scripts. */
import { createCache } from '#app/platform/cache.server.ts'
import { DEFERRED_REL } from '#app/platform/deferred.ts'
import { type RenderedPage, sourceOf } from '../security.server.ts'
import { namesInHtml } from './names-in-html.ts'
import type { Rule } from './rule.ts'
import { pictureNames, scriptNames } from './script-names.ts'
import { neededNames, usedCss } from './used-css.ts'

/** The element that the root layout renders for these styles. */
const PLACE = '<style></style>'

/** A picture that is no drawing: those become part of the document. */
const LOADED_PICTURE = /<img\b[^>]* src="(?!data:|\/images\/phones\/)/

type Inlined = { element: string; source: string }

/**
 * A function that fills in the styles of a page and defers its style sheet: the link has no `rel` until script starts.
 * @param rules all rules of the style sheet; none in development, where pages stay as they are
 * @param sheets addresses of the sheet that pages link to, and of the one, without fonts, that they load later
 */
export function inlineStyles(
  rules: Rule[],
  { wholeSheet, deferredSheet }: { wholeSheet: string; deferredSheet: string },
): (page: RenderedPage) => RenderedPage {
  if (rules.length === 0) return page => page
  const link = `<link rel="stylesheet" href="${wholeSheet}"/>`
  const deferred = `<link ${DEFERRED_REL}="stylesheet" href="${deferredSheet}"/>`
  const known = neededNames(rules)
  const cache = createCache<Inlined>({ name: 'styles of pages', max: 200 })
  return page => {
    const names = namesInHtml(page.html, known)
    for (const name of scriptNames) names.add(name)
    if (LOADED_PICTURE.test(page.html)) for (const name of pictureNames) names.add(name)
    const key = [...names].sort().join(' ')
    const inlined = cache.get(key, () => inline(usedCss(rules, names)))
    // Functions, because a replacement text would interpret dollar signs.
    const html = page.html.replace(PLACE, () => inlined.element).replace(link, () => deferred)
    return { ...page, html, styleSources: [inlined.source] }
  }
}

const inline = (css: string): Inlined => ({
  element: `<style>${css}</style>`,
  source: sourceOf(css),
})
