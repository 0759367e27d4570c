/**
 * A third language for tests: what a real one adds to the sources, an entry and a folder of texts, added while they are read.
 * Its texts are the English ones in ⟦brackets⟧.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const PSEUDO = 'xx'

const ENTRY = `  ${PSEUDO}: {
    direction: 'ltr',
    name: 'Pseudo',
    region: 'en-PK',
    punctuation: { comma: ',', semicolon: ';', stop: '.' },
  },
`

/** The lines that a language adds: before these words of these files. */
const additions: [file: string, before: string, line: string][] = [
  ['app/platform/text/language.ts', '} satisfies Record<string, Locale>', ENTRY],
  ['app/platform/text/language.ts', '  ur: { numbers', `  ${PSEUDO}: { numbers: 'en-US', dates: 'en-GB' },\n`],
  ['app/languages/all.server.ts', 'export const translations', `import ${PSEUDO} from './${PSEUDO}/index.ts'\n`],
  ['app/languages/all.server.ts', ' ur }', ` ${PSEUDO},`],
]

const FOLDER = join(process.cwd(), `app/languages/${PSEUDO}/index.ts`)

export const pseudoLanguage = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  resolveId: id => (id === `./${PSEUDO}/index.ts` ? FOLDER : undefined),
  load: id =>
    id === FOLDER
      ? `import { textModules } from '#app/languages/text-modules.ts'
         import { bracketed } from '#tests/support/bracketed.ts'
         export default bracketed(textModules)`
      : undefined,
  transform(code, id) {
    return additions
      .filter(([file]) => id.endsWith(file))
      .reduce((all, [file, before, line]) => {
        if (!all.includes(before)) throw new Error(`${file} has no '${before}'.`)
        return all.replace(before, line + before)
      }, code)
  },
})
