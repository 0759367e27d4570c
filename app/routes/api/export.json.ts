import { admin } from '#app/auth/guard.server.ts'
import { jsonExport } from '#app/export/json.server.ts'
import { download, downloadName } from '#app/export/stream.server.ts'
import { api } from '#app/http/api.server.ts'

const handle = api({
  GET: admin(() => download(downloadName('export', 'json'), 'application/json; charset=utf-8', jsonExport())),
})

export { handle as loader, handle as action }
