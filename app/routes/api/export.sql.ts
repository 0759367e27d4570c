import { admin } from '#app/auth/guard.server.ts'
import { sqlBackup } from '#app/export/sql.server.ts'
import { download, downloadName } from '#app/export/stream.server.ts'
import { api } from '#app/http/api.server.ts'

const handle = api({
  GET: admin(() => download(downloadName('backup', 'sql'), 'application/sql; charset=utf-8', sqlBackup())),
})

export { handle as loader, handle as action }
