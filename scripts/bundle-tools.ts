/**
 * Bundles the command-line tools and worker threads into build/tools during the build, because the container has only production packages
 * and cannot run TypeScript.
 */
import { build, type Plugin, type ResolvedConfig } from 'vite'

const tools = {
  'admin-password': 'scripts/admin-password.ts',
  import: 'scripts/import.ts',
  // Worker threads of the site: app/platform/process/worker.server.ts.
  'parse-body': 'app/http/parse-body.worker.ts',
  'read-import': 'app/import/read/read-import.worker.ts',
}

/** A Vite plugin that runs after the server build. */
export function bundleTools(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'bundle-tools',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      if (!config.build.ssr) return
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          ssr: true,
          outDir: 'build/tools',
          emptyOutDir: true,
          target: 'node22',
          rollupOptions: { input: tools },
        },
      })
    },
  }
}
