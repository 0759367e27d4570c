import { stringify } from 'csv-stringify/sync'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import { api } from '#app/http/api.server.ts'
import { publicHeaders } from '#app/http/caching.server.ts'
import { knownSections } from '#app/pages/data/known.server.ts'
import { dataPageTexts } from '#app/pages/data/texts.ts'

const handle = api({
  /** What the page on our data shows, one line for each figure (KNOW-2). */
  async GET() {
    await allPhonesRead()
    const rows = knownSections().flatMap(({ id, rows }) =>
      rows.map(({ name, count, of, date }) => ({ section: dataPageTexts().sections[id], name, count, of, date })),
    )
    return new Response(stringify(rows, { header: true, escape_formulas: true }), {
      headers: { ...publicHeaders, 'Content-Type': 'text/csv; charset=utf-8' },
    })
  },
})

export { handle as loader, handle as action }
