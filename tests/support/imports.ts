/** Queries the results of imports in the database of a running site. */
import Database from 'better-sqlite3'
import type { AdminClient } from './admin-client.ts'
import type { Site } from './site.ts'
import { until } from './until.ts'

/** The rows of a query, cast to this type. */
export const rowsOf = <Row = Record<string, unknown>>(site: Site, sql: string, ...values: unknown[]) => {
  const database = new Database(site.databasePath)
  try {
    return database.prepare<unknown[], Row>(sql).all(...values)
  } finally {
    database.close()
  }
}

export const emptied = (site: Site) => {
  const database = new Database(site.databasePath)
  database.pragma('foreign_keys = ON')
  database.exec('DELETE FROM mobiles; DELETE FROM brands; DELETE FROM import_runs')
  database.close()
}

/** The stored phones, without values that differ between runs. */
export const stored = (site: Site) =>
  rowsOf(
    site,
    `SELECT slug, brand, name, model, release_date, price, price_pkr, price_source, price_date, short_specs, specifications,
     dimensions, build_materials, image_url, carousel_images, sources, search_name FROM mobiles ORDER BY slug`,
  )

/** Waits until the run on this page has ended; returns the page. */
export async function ended(admin: AdminClient, path: string): Promise<string> {
  return until(async () => {
    const html = await (await admin.get(path)).text()
    return html.includes('Cancel import') ? null : html
  })
}
