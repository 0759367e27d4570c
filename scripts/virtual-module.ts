import type { Plugin, Rollup } from 'vite'

/**
 * A Vite plugin for the module `virtual:NAME` that only a build fills.
 * @param inDevelopment its code otherwise
 * @param load its code in a build
 */
export function virtualModule(
  name: string,
  inDevelopment: string,
  load: (context: Rollup.PluginContext) => string | Promise<string>,
): Plugin {
  const id = `virtual:${name}`
  const resolved = `\0${id}`
  let isBuild = false
  return {
    name,
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: asked => (asked === id ? resolved : null),
    load(asked) {
      if (asked !== resolved) return null
      return isBuild ? load(this) : inDevelopment
    },
  }
}
