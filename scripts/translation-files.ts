/**
 * Tells the server which files hold the texts of each language for browsers (`virtual:translation-files`): the framework
 * lists none, because the application chooses one itself. None in development.
 */
import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import { DEFAULT_LANGUAGE, languages } from '../app/platform/text/language.ts'
import { virtualModule } from './virtual-module.ts'

/** Of the build for browsers, which comes before that of the server. */
const MANIFEST = new URL('../build/client/.vite/manifest.json', import.meta.url)

export const translationFiles = () =>
  virtualModule('translation-files', 'export default {}', () => {
    const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
    const filesOf = (key: string): string[] => {
      const { file, imports = [] } = manifest[key] ?? {}
      if (!file) throw new Error(`The build for browsers has no ${key}.`)
      return [`/${file}`, ...imports.flatMap(filesOf)]
    }
    const others = languages.filter(language => language !== DEFAULT_LANGUAGE)
    const files = others.map(language => [language, filesOf(`app/languages/${language}/index.ts`)])
    return `export default ${JSON.stringify(Object.fromEntries(files))}`
  })
