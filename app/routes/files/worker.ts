import { api } from '#app/http/api.server.ts'
import { publicHeaders } from '#app/http/caching.server.ts'
import { workerPolicy } from '#app/http/security.server.ts'
import { workerCode } from '#app/offline/components/kept-note.tsx'
import type { WorkerConfig } from '#app/offline/worker-scope.ts'
import { release } from '#app/platform/process/release.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { languages, localPath } from '#app/platform/text/language.ts'

/**
 * `/worker.js`: loads the service worker. Its text differs in each build, so that browsers replace the worker; where offline reading
 * is switched off, the worker removes itself and what it kept (OFFLINE-6, OFFLINE-7).
 */
const handle = api({
  GET() {
    const { version, commit } = release()
    const config: WorkerConfig = {
      build: commit ?? version,
      isOff: !settings().OFFLINE_READING,
      prefixes: languages.map(each => localPath('', each)),
    }
    return new Response(`self.config=${JSON.stringify(config)};importScripts(${JSON.stringify(workerCode)})\n`, {
      headers: {
        ...publicHeaders,
        'Content-Type': 'text/javascript; charset=utf-8',
        'Content-Security-Policy': workerPolicy,
      },
    })
  },
})

export { handle as loader, handle as action }
