/** Keeps browsers from loading the application until a visitor needs it (docs/decisions/013-script-on-touch.md). */
import { DEFERRED_REL, DEFERRED_TYPE } from '#app/platform/deferred.ts'

/** Of no use to browsers, and not within the strings of the framework's scripts, which escape line breaks. */
const INDENTATION = /\n\s+/g

/**
 * Makes the framework's scripts of a rendered document inert, which are those with the mark in its body, and its module
 * preloads. app/early/load-application.ts activates them.
 * @param mark the nonce of our own scripts
 * @param keepApart keeps the scripts apart from the document and returns their address; null leaves them in it
 */
export function deferScripts(html: string, mark: string, keepApart: ((code: string) => string) | null = null): string {
  const bodyAt = html.indexOf('<body')
  const codes: string[] = []
  const body = html
    .slice(bodyAt)
    .replace(/<script\b([^>]*)>([^<]*)/g, (script, attributes: string, code: string) => {
      if (!attributes.includes(mark)) return script
      const short = code.replace(INDENTATION, '\n')
      if (!keepApart) return inert(attributes) + short
      codes.push(short)
      // Empty elements stay, because React expects them.
      return inert(attributes.replace(` nonce="${mark}"`, ''))
    })
    // Each script costs a hash in the policy.
    .replaceAll(`</script>${inert(` nonce="${mark}"`)}`, '')
  const deferred = keepApart
    ? body.replace(MODULE, module => `${module} data-src="${keepApart(codes.join('\n;'))}"`)
    : body
  return (html.slice(0, bodyAt) + deferred).replaceAll(
    '<link rel="modulepreload"',
    `<link ${DEFERRED_REL}="modulepreload"`,
  )
}

/** The script that starts the application. */
const MODULE = `<script type="${DEFERRED_TYPE}" data-type="module"`

function inert(attributes: string): string {
  const others = attributes.replace(/\stype="module"/, ' data-type="module"').replace(' async=""', '')
  return `<script type="${DEFERRED_TYPE}"${others}>`
}
