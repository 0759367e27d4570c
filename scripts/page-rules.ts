/**
 * Provides the rules of the public style sheet to the server (`virtual:page-rules`), split at build time, so that the
 * server needs no parser. Empty in development, where pages load the whole sheet.
 */
import { fileURLToPath } from 'node:url'
import { splitCss } from './split-css.ts'
import { virtualModule } from './virtual-module.ts'

const sheet = `${fileURLToPath(new URL('../app/styles.css', import.meta.url))}?inline`

export const pageRules = () =>
  virtualModule('page-rules', 'export default []', async context => {
    const { code } = await context.load({ id: sheet })
    const literal = /^export default (".*")$/s.exec(code?.trim() ?? '')?.[1]
    if (!literal) throw new Error('The style sheet cannot be read as text.')
    return `export default ${JSON.stringify(splitCss(JSON.parse(literal)))}`
  })
