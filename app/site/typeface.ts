/**
 * The other typeface of a language (LANG-4): the reader's choice, stored in the browser. Loaded by pages that offer it, and
 * applied after the first paint, because the font is as heavy as a page.
 */
const KEY = 'typeface'
const OTHER = 'other'

function apply(isOther: boolean): void {
  document.documentElement.toggleAttribute('data-other-typeface', isOther)
  document.querySelector('.typeface-button')?.setAttribute('aria-pressed', `${isOther}`)
}

/** What was chosen on an earlier page. */
function isChosen(): boolean {
  try {
    return localStorage.getItem(KEY) === OTHER
  } catch {
    // Storage unavailable, for example in private browsing.
    return false
  }
}

apply(isChosen())
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('.typeface-button'))) return
  const isOther = !('otherTypeface' in document.documentElement.dataset)
  apply(isOther)
  try {
    localStorage.setItem(KEY, isOther ? OTHER : '')
  } catch {
    // Without storage it lasts as long as the page.
  }
})
