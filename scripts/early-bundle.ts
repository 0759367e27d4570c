/**
 * Bundles modules that a page loads without the framework: `import path from './module.ts?bundle'` gives the path of one
 * hashed file that contains the module and all its imports. In development it is the path of the module itself.
 */
import { relative } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite'

const QUERY = '?bundle'

type Bundle = Pick<Rollup.OutputChunk, 'fileName' | 'code'>

/** @param emit called for each file of a bundle that another bundle refers to */
export function earlyBundle(emit?: (bundle: Bundle) => void): Plugin {
  let config: ResolvedConfig
  return {
    name: 'early-bundle',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return
      const module = id.slice(0, -QUERY.length)
      if (config.command === 'serve') return pathModule(relative(config.root, module))
      const emitHere = (bundle: Bundle) => {
        if (emit) emit(bundle)
        else if (!config.build.ssr) {
          this.emitFile({ type: 'asset', fileName: bundle.fileName, source: bundle.code })
        }
      }
      const bundle = await bundleOf(module, emitHere)
      emitHere(bundle)
      return pathModule(bundle.fileName)
    },
  }
}

const pathModule = (path: string) => `export default ${JSON.stringify(`/${path.replaceAll('\\', '/')}`)}`

async function bundleOf(module: string, emit: (bundle: Bundle) => void): Promise<Bundle> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [earlyBundle(emit)],
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rollupOptions: {
        input: module,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput
  const [chunk, ...others] = output
  if (others.length > 0) throw new Error(`${module} must be bundled into one file.`)
  return chunk
}
