/** The offer to import what is new in the bundled catalogue, with its preview (IMPORT-15). */
import { isCatalogueNew } from '#app/catalog/version.server.ts'
import { planCatalogue } from '../plan/catalogue-plan.server.ts'

/** Rows that the preview shows of each outcome. */
const SHOWN_LINES = 50

export type CataloguePreview = {
  groups: { label: string; count: number; lines: { line: number; text: string }[] }[]
  /** Number of rows that would be written. */
  changes: number
}

export type CatalogueOffer = { preview: CataloguePreview | null }

/** The offer; null when the database has this catalogue or declined it. */
export const catalogueOffer = async (isPreviewed: boolean): Promise<CatalogueOffer | null> =>
  isCatalogueNew() ? { preview: isPreviewed ? await preview() : null } : null

async function preview(): Promise<CataloguePreview> {
  const reports = (await planCatalogue()).map(step => step.report)
  const group = (label: string, outcome: string, reason: string | null) => {
    const found = reports.filter(report => report.outcome === outcome && report.reason === reason)
    const lines = found
      .slice(0, SHOWN_LINES)
      .map(({ line, name, message }, index) => ({ line: line * 1000 + index, text: `${name}: ${message}` }))
    return { label, count: found.length, lines }
  }
  const groups = [
    group('New phones', 'new', null),
    group('Changed prices', 'price', 'current'),
    group('Prices that only join the history', 'price', 'history'),
    group('Prices of editors that stay', 'existing', 'edited price'),
    group('Phones that an editor deleted', 'existing', 'deleted'),
  ].filter(({ count }) => count > 0)
  return { groups, changes: reports.filter(({ outcome }) => outcome !== 'existing').length }
}
