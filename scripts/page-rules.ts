/**
 * Provides the rules of the public style sheet to the server (`virtual:page-rules`), split at build time, so that the
 * server needs no parser. Empty in development, where pages load the whole sheet.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { splitCss } from './split-css.ts'

const NAME = 'virtual:page-rules'
const RESOLVED = `\0${NAME}`
const sheet = `${fileURLToPath(new URL('../app/styles.css', import.meta.url))}?inline`

/** A Vite plugin for the module `virtual:page-rules`. */
export function pageRules(): Plugin {
  let isBuild = false
  return {
    name: 'page-rules',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: id => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null
      if (!isBuild) return 'export default []'
      const { code } = await this.load({ id: sheet })
      const literal = /^export default (".*")$/s.exec(code?.trim() ?? '')?.[1]
      if (!literal) throw new Error('The style sheet cannot be read as text.')
      return `export default ${JSON.stringify(splitCss(JSON.parse(literal)))}`
    },
  }
}
