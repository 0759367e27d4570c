import { admin } from '#app/auth/guard.server.ts'
import { brandsCsv } from '#app/export/csv.server.ts'
import { download, downloadName } from '#app/export/stream.server.ts'
import { api } from '#app/http/api.server.ts'

const handle = api({
  GET: admin(() => download(downloadName('brands', 'csv'), 'text/csv; charset=utf-8', brandsCsv())),
})

export { handle as loader, handle as action }
