/** Recognises the complete JSON export of this site (IMPORT-12). Pure. */
import type { z } from 'zod'
import { EXPORT_FORMAT, EXPORT_VERSION, exportFile } from '#app/export/format.ts'
import { exceedsBounds } from '#app/http/json-bounds.ts'
import { JSON_BOUNDS, tooManyValues } from './bounds.ts'
import type { Rows } from './row.ts'

type Parsed = z.infer<typeof exportFile>

export type SiteExport = Omit<Parsed, 'brands' | 'mobiles' | 'tables'> & {
  brands: Rows<unknown>
  mobiles: Rows<unknown>
  tables: Rows<unknown>
}

/** The export in this text, or why it cannot be read; null when it is something else. */
export function readSiteExport(text: string): { ok: true; file: SiteExport } | { ok: false; message: string } | null {
  // Parsing a large file only to see that it is another is not worth it.
  if (!new RegExp(`"format"\\s*:\\s*"${EXPORT_FORMAT}"`).test(text)) return null
  if (exceedsBounds(Buffer.from(text), JSON_BOUNDS)) return tooManyValues
  try {
    const raw = JSON.parse(text)
    const file = exportFile.safeParse(raw)
    if (file.success) return { ok: true, file: file.data }
    return {
      ok: false,
      message:
        raw?.version === EXPORT_VERSION
          ? 'This is an export of this site, but its lists of brands and mobiles are not whole.'
          : `This is an export of another version of this site (${String(raw?.version).slice(0, 20)}); version ${EXPORT_VERSION} can be read.`,
    }
  } catch {
    return { ok: false, message: 'This is an export of this site, but it is cut off or damaged.' }
  }
}
