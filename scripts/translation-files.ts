/**
 * Tells the server which files hold the texts of each language for browsers (`virtual:translation-files`): the framework
 * lists none, because the application chooses one itself. None in development.
 */
import { readFileSync } from 'node:fs'
import type { Manifest, Plugin } from 'vite'
import { DEFAULT_LANGUAGE, languages } from '../app/platform/text/language.ts'

const NAME = 'virtual:translation-files'
const RESOLVED = `\0${NAME}`
/** Of the build for browsers, which comes before that of the server. */
const MANIFEST = new URL('../build/client/.vite/manifest.json', import.meta.url)

/** A Vite plugin for the module `virtual:translation-files`. */
export function translationFiles(): Plugin {
  let isBuild = false
  return {
    name: 'translation-files',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: id => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      if (!isBuild) return 'export default {}'
      const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
      const filesOf = (key: string): string[] => {
        const { file, imports = [] } = manifest[key] ?? {}
        if (!file) throw new Error(`The build for browsers has no ${key}.`)
        return [`/${file}`, ...imports.flatMap(filesOf)]
      }
      const others = languages.filter(language => language !== DEFAULT_LANGUAGE)
      const files = others.map(language => [language, filesOf(`app/languages/${language}/index.ts`)])
      return `export default ${JSON.stringify(Object.fromEntries(files))}`
    },
  }
}
