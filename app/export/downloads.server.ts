/** The content of each download, read from one snapshot of the database. */
import { missing } from '#app/http/api.server.ts'
import { brandsCsv, phonesCsv } from './csv.server.ts'
import { type Download, downloads } from './downloads.ts'
import { jsonExport } from './json.server.ts'
import { sqlBackup } from './sql.server.ts'
import { streamedFile } from './stream.server.ts'

const contents: Record<Download['id'], () => Iterable<string>> = {
  json: jsonExport,
  brands: brandsCsv,
  mobiles: phonesCsv,
  sql: sqlBackup,
}

/** The download at this path; routes match any case and a trailing slash. @throws ApiError 404 */
export function downloadAt(pathname: string): Download {
  const path = decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '')
  const download: Download | undefined = downloads.find(entry => entry.path === path)
  return download ?? missing()
}

export const streamDownload = (download: Download): Response => streamedFile(download, contents[download.id]())
