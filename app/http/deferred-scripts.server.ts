/** Keeps browsers from loading the application until a visitor needs it (docs/decisions/013-script-on-touch.md). */
import { DEFERRED_REL, DEFERRED_TYPE } from '#app/platform/deferred.ts'

/** Of no use to browsers, and not within the strings of the framework's scripts, which escape line breaks. */
const INDENTATION = /\n\s+/g

/**
 * Makes the framework's scripts of a rendered document inert, which are those with the mark in its body, and its module
 * preloads. app/early/load-application.ts activates them.
 * @param mark the nonce of our own scripts
 */
export function deferScripts(html: string, mark: string): string {
  const bodyAt = html.indexOf('<body')
  const head = html.slice(0, bodyAt)
  const body = html
    .slice(bodyAt)
    .replace(/<script\b([^>]*)>([^<]*)/g, (script, attributes: string, code: string) =>
      attributes.includes(mark) ? inert(attributes) + code.replace(INDENTATION, '\n') : script,
    )
    // Each script costs a hash in the policy.
    .replaceAll(`</script>${inert(` nonce="${mark}"`)}`, '')
  return (head + body).replaceAll('<link rel="modulepreload"', `<link ${DEFERRED_REL}="modulepreload"`)
}

function inert(attributes: string): string {
  const others = attributes.replace(/\stype="module"/, ' data-type="module"').replace(' async=""', '')
  return `<script type="${DEFERRED_TYPE}"${others}>`
}
