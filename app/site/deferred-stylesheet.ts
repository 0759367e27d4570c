/** Loads the whole style sheet, of which the document has only the rules that it needs (decision 014). */

/** Resolves once the style sheet is applied or has failed to load; then client navigations have every rule. */
export function loadStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-deferred="stylesheet"]')
  if (!link) return Promise.resolve()
  return new Promise(resolve => {
    link.onload = link.onerror = () => resolve()
    link.removeAttribute('data-deferred')
    link.rel = 'stylesheet'
  })
}
