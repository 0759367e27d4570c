import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { rulesVersions } from './app/platform/process/rules-version.server.ts'
import remixConfig from './remix.config.js'
import { bundleTools } from './scripts/bundle-tools.ts'
import { currentCommit } from './scripts/commit.ts'
import { compressAssets } from './scripts/compress-assets.ts'
import { earlyBundle } from './scripts/early-bundle.ts'
import { pageRules } from './scripts/page-rules.ts'
import { translationFiles } from './scripts/translation-files.ts'

/** Dependencies with many modules, which become part of the server's bundle. */
const bundled = ['drizzle-orm', 'zod', /^@conform-to\//, '@anthropic-ai/sdk']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    earlyBundle(),
    remix(remixConfig),
    pageRules(),
    translationFiles(),
    bundleTools(),
    compressAssets(),
  ],
  define: { __COMMIT__: JSON.stringify(currentCommit()), __RULES__: JSON.stringify(rulesVersions()) },
  // A module of a package costs most of a start: Node looks for the package.json of each.
  ssr: { noExternal: bundled },
  server: { port: Number(process.env.PORT ?? 5000), host: process.env.HOST || undefined },
  build: {
    // remix-serve serves public/ itself; a copy among the hashed assets would be cached for a year.
    copyPublicDir: false,
    target: 'es2020',
    // Fewer small chunks: each costs a request, and its name in every document.
    rollupOptions: {
      output: {
        experimentalMinChunkSize: 4000,
        ...(isSsrBuild ? {} : { chunkFileNames: 'assets/[hash].js' }),
      },
    },
    assetsInlineLimit: 0, // the content security policy allows no inlined fonts or scripts
  },
}))
