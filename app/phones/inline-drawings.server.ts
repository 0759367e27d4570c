/** Puts the drawings of a page into its HTML, because each of many small files costs more in headers than in content. */

import { sql } from 'drizzle-orm'
import { drawingFacts } from '#app/drawings/facts.ts'
import { COLOUR_PARAMETER, type DrawingView, drawingCandidates, isDrawingPath } from '#app/drawings/paths.ts'
import { phoneSvg } from '#app/drawings/phone-svg.ts'
import { createCache } from '#app/platform/cache.server.ts'
import { svgDataUrl } from '#app/platform/svg-data-url.ts'
import { prepared } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { listPhonesByIds } from './phones.server.ts'

/** An image element up to the address of its picture, and the address. */
const IMAGE = /(<(?:img|image)\b(?:[^>"]|"[^"]*")*?\s(?:src|href)=")([^"]+)(?=")/g

/** An image with a data URL that no script changes; it cannot fail, so other sources are of no use. */
const WITH_OTHERS = /(<img\b[^>]* src="data:[^"]+"[^>]* loading="lazy"[^>]*) data-sources="[^"]*"/g

type Stored = { id: string; slug: string; version: number; updatedAt: number }

const storedBySlug = prepared(db =>
  db
    .select({ id: mobiles.id, slug: mobiles.slug, version: mobiles.version, updatedAt: mobiles.updatedAt })
    .from(mobiles)
    .where(sql`${mobiles.slug} IN (SELECT value FROM json_each(${sql.placeholder('slugs')}))`)
    .prepare(),
)

/** Data URLs by phone, version, view and colour. */
const drawn = createCache<string>({ name: 'drawings', maxBytes: 8 * 1024 * 1024, bytesOf: url => url.length })

type Drawing = { phone: Stored; view: DrawingView; colour: string | null }

type Inlined = {
  html: string
  /** Whether these are still the drawings of the stored phones. */
  isCurrent: () => boolean
}

/** The HTML with each drawing of a phone as a data URL; other pictures and unknown phones stay as they are. */
export function inlineDrawings(html: string): Inlined {
  const paths = new Set([...html.matchAll(IMAGE)].map(([, , path = '']) => path).filter(isDrawingPath))
  if (paths.size === 0) return { html, isCurrent: () => true }
  const drawings = findDrawings(paths)
  const keys = keysOf(drawings)
  const missing = [...drawings.values()].filter(drawing => drawn.find(keyOf(drawing)) === undefined)
  const phones = new Map(listPhonesByIds([...new Set(missing.map(({ phone }) => phone.id))]).map(p => [p.id, p]))
  for (const drawing of missing) {
    const phone = phones.get(drawing.phone.id)
    if (!phone) continue
    const { view, colour } = drawing
    drawn.set(keyOf(drawing), svgDataUrl(phoneSvg(drawingFacts(phone), view, { titled: false, colour })))
  }
  const inlined = html.replace(IMAGE, (image, start: string, path: string) => {
    const drawing = drawings.get(path)
    const url = drawing && drawn.find(keyOf(drawing))
    return url ? start + url : image
  })
  return { html: inlined.replace(WITH_OTHERS, '$1'), isCurrent: () => keysOf(findDrawings(paths)) === keys }
}

const keyOf = ({ phone, view, colour }: Drawing) =>
  `${phone.id} ${phone.version} ${phone.updatedAt} ${view} ${colour ?? ''}`

const keysOf = (drawings: Map<string, Drawing>) => [...drawings.values()].map(keyOf).join()

/** What each path shows. */
function findDrawings(paths: Iterable<string>): Map<string, Drawing> {
  const candidates = [...paths].map(path => {
    const [file = '', query] = path.slice(path.lastIndexOf('/') + 1).split('?', 2)
    return { path, list: drawingCandidates(file), colour: new URLSearchParams(query).get(COLOUR_PARAMETER) }
  })
  const slugs = JSON.stringify(candidates.flatMap(({ list }) => list.map(({ slug }) => slug)))
  const stored = new Map(
    storedBySlug()
      .all({ slugs })
      .map(phone => [phone.slug, phone]),
  )
  const drawings = new Map<string, Drawing>()
  for (const { path, list, colour } of candidates) {
    const found = list.find(({ slug }) => stored.has(slug))
    const phone = found && stored.get(found.slug)
    if (phone) drawings.set(path, { phone, view: found.view, colour })
  }
  return drawings
}
