import { DEFERRED_REL, DEFERRED_TYPE } from '#app/platform/deferred.ts'

/**
 * Loads a file into the browser's cache; rejects when that fails. Browsers remember failed modules and preloads for as
 * long as a page is open, but not failed requests.
 */
async function load(href: string): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(href)
  await response.blob()
}

/** Gives the link its real relation. Resolves when a stylesheet applies, at once for what is only preloaded. */
function activate(link: HTMLLinkElement): Promise<unknown> | undefined {
  const rel = link.getAttribute(DEFERRED_REL) ?? ''
  link.removeAttribute(DEFERRED_REL)
  link.rel = rel
  return rel === 'stylesheet' ? new Promise(resolve => (link.onload = link.onerror = resolve)) : undefined
}

/** Runs the script in its place. A script element runs only once, so it takes a new one. */
function run(script: HTMLScriptElement): void {
  const active = document.createElement('script')
  active.type = script.dataset.type ?? ''
  if (script.dataset.src) active.src = script.dataset.src
  else active.text = script.text
  script.replaceWith(active)
}

/** Otherwise the router scrolls to where this page was when the visitor last left it. */
function forgetScrollPosition(): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem('positions') ?? '{}')
    delete positions[history.state?.key]
    sessionStorage.setItem('positions', JSON.stringify(positions))
  } catch {
    // Storage unavailable: there is nothing to forget.
  }
}

/** Loads everything that the document deferred (also the whole sheet, which a client navigation may need), in parallel, and then runs its scripts. Rejects when something is missing. */
export async function loadApplication(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${DEFERRED_REL}]`)]
  const scripts = [...document.querySelectorAll<HTMLScriptElement>(`script[type="${DEFERRED_TYPE}"]`)]
  await Promise.all(
    [...links.map(({ href }) => href), ...scripts.flatMap(({ dataset }) => dataset.src ?? [])].map(load),
  )
  await Promise.all(links.map(activate))
  forgetScrollPosition()
  scripts.forEach(run)
}
