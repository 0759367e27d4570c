/** The downloads of the export page (EXPORT-2). To add one, add an entry here, its path in `paths.ts` and its content in `downloads.server.ts`. */
import { downloadPaths } from '#app/platform/paths.ts'

type DownloadOf = {
  id: string
  path: string
  fileName: string
  extension: string
  type: string
  label: string
  about: string
  /** Whether it is for administrators only, who give their password again (AUTH-10). */
  isSecret?: true
}

export const downloads = [
  {
    id: 'json',
    path: downloadPaths.json,
    fileName: 'export',
    extension: 'json',
    type: 'application/json; charset=utf-8',
    label: 'Complete JSON',
    about: 'Everything, with price histories. It can be imported back.',
  },
  {
    id: 'brands',
    path: downloadPaths.brands,
    fileName: 'brands',
    extension: 'csv',
    type: 'text/csv; charset=utf-8',
    label: 'Brands CSV',
    about: 'For a spreadsheet.',
  },
  {
    id: 'mobiles',
    path: downloadPaths.mobiles,
    fileName: 'mobiles',
    extension: 'csv',
    type: 'text/csv; charset=utf-8',
    label: 'Mobiles CSV',
    about: 'For a spreadsheet, one phone a row.',
  },
  {
    id: 'sql',
    path: downloadPaths.sql,
    fileName: 'backup',
    extension: 'sql',
    type: 'application/sql; charset=utf-8',
    label: 'SQL backup',
    about: 'The whole database with accounts; restore it with sqlite3. Keep it safe.',
    isSecret: true,
  },
] as const satisfies DownloadOf[]

export type Download = DownloadOf & Pick<(typeof downloads)[number], 'id'>

/** The distinct formats: `JSON`, `CSV`, `SQL`. */
export const exportFormats: string[] = [...new Set(downloads.map(({ extension }) => extension.toUpperCase()))]
