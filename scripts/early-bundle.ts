/**
 * Bundles modules that a page loads without the framework: `import path from './module.ts?bundle'` gives the path of one
 * hashed file that contains the module and all its imports; `?bundles` gives one for each language, by the language. In
 * development it is the path of the module itself.
 */
import { relative } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite'
import { DEFAULT_LANGUAGE, languages } from '../app/platform/text/language.ts'

const QUERY = /\?bundle(s?)$/

type Bundle = Pick<Rollup.OutputChunk, 'fileName' | 'code'>

/**
 * @param emit called for each file of a bundle that another bundle refers to
 * @param within the language of that bundle
 */
export function earlyBundle(emit?: (bundle: Bundle) => void, within?: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'early-bundle',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async load(id) {
      const query = QUERY.exec(id)
      if (!query) return
      const module = id.slice(0, query.index)
      const ofEach = async (pathIn: (language?: string) => string | Promise<string>) =>
        query[1] === ''
          ? exported(await pathIn(within))
          : exported(Object.fromEntries(await Promise.all(languages.map(async each => [each, await pathIn(each)]))))
      if (config.command === 'serve') return ofEach(() => pathOf(relative(config.root, module)))
      const emitHere = (bundle: Bundle) => {
        if (emit) emit(bundle)
        else if (!config.build.ssr) {
          this.emitFile({ type: 'asset', fileName: bundle.fileName, source: bundle.code })
        }
      }
      return ofEach(async language => {
        const bundle = await bundleOf(module, language, emitHere)
        emitHere(bundle)
        return pathOf(bundle.fileName)
      })
    },
  }
}

const pathOf = (path: string) => `/${path.replaceAll('\\', '/')}`
const exported = (value: unknown) => `export default ${JSON.stringify(value)}`

const CALL = /inLanguage\((['"])(\w+)\1, *en\)/

/** The texts of each module in the one language of the bundle, without what chooses between languages. */
const inOneLanguage = (language: string | undefined): Plugin => ({
  name: 'texts-in-one-language',
  transform(code) {
    const [call, , name = ''] = CALL.exec(code) ?? []
    if (call === undefined) return
    if (!language || language === DEFAULT_LANGUAGE) return code.replace(call, '(() => en)')
    const file = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const texts = `import translated from '#app/languages/${language}/${file}.ts'\n`
    return texts + code.replace(call, '(() => translated)')
  },
})

async function bundleOf(module: string, language: string | undefined, emit: (bundle: Bundle) => void): Promise<Bundle> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [earlyBundle(emit, language), inOneLanguage(language)],
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rollupOptions: {
        input: module,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: `assets/[name]${language && language !== DEFAULT_LANGUAGE ? `-${language}` : ''}-[hash].js`,
        },
      },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput
  const [chunk, ...others] = output
  if (others.length > 0) throw new Error(`${module} must be bundled into one file.`)
  return chunk
}
