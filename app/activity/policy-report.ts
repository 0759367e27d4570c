/** Reads what browsers report against the content security policy (HTTP-9). Pure. */

import { z } from 'zod'
import { routeName } from '#app/platform/address-of.ts'
import { parseJson } from '#app/platform/json.ts'

export type Violation = { directive: string; blocked: string; route: string; source: string }

/** The two content types that browsers use: of `report-uri` and of the Reporting API. */
export const isReportType = (type: string | null): boolean =>
  /^application\/(csp-report|reports\+json)\s*(;|$)/i.test(type ?? '')

const ownReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().default(''),
      'source-file': z.string().nullish(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'] || '',
      blocked: report['blocked-uri'],
      source: report['source-file'] ?? '',
    },
  ])

const violationBody = z.object({
  documentURL: z.string(),
  effectiveDirective: z.string(),
  blockedURL: z.string().default(''),
  sourceFile: z.string().nullish(),
})

const reportList = z.array(z.object({ type: z.string(), body: z.unknown() })).transform(reports =>
  reports.flatMap(({ type, body }) => {
    const found = type === 'csp-violation' ? violationBody.safeParse(body).data : undefined
    if (!found) return []
    const { documentURL, effectiveDirective, blockedURL, sourceFile } = found
    return [{ page: documentURL, directive: effectiveDirective, blocked: blockedURL, source: sourceFile ?? '' }]
  }),
)

const anyReport = z.union([ownReport, reportList])

const DIRECTIVE =
  /^((default|script|style|img|font|connect|manifest|frame|object|media|worker|child)-src(-elem|-attr)?|form-action|base-uri|frame-ancestors)$/
/** Extensions of browsers and their tools change pages; nobody here can do anything about it. */
const NOISE =
  /^([a-z-]*extension|webkit-masked-url|safari-resource|chrome|resource|about|user-script|(sandbox|debugger) eval code)\b/i
const MAX_TEXT = 200

/**
 * The violations in the body of a report, without those of browser extensions and of pages that are not ours; null where
 * the body is no report.
 * @param hosts under which the site is known
 */
export function parseReport(body: string, hosts: readonly string[]): Violation[] | null {
  const reports = anyReport.safeParse(parseJson(body))
  if (!reports.success) return null
  return reports.data.flatMap(({ page, directive, blocked, source }) => {
    const [name = ''] = directive.split(' ')
    if (!DIRECTIVE.test(name) || NOISE.test(blocked) || NOISE.test(source)) return []
    if (!URL.canParse(page) || !hosts.includes(new URL(page).host)) return []
    const route = routeName(new URL(page).pathname)
    return [{ directive: name, blocked: named(blocked, hosts), route, source: named(source, hosts) }]
  })
}

/** An address without query and fragment, which may be about a visitor, and without our own host; a word as it is. */
function named(text: string, hosts: readonly string[]): string {
  if (!URL.canParse(text)) return text.slice(0, MAX_TEXT)
  const { protocol, host, pathname } = new URL(text)
  if (!/^(https?|wss?):$/.test(protocol)) return protocol.slice(0, MAX_TEXT)
  return (hosts.includes(host) ? routeOrFile(pathname) : `${protocol}//${host}${pathname}`).slice(0, MAX_TEXT)
}

/** Of our own addresses the files by name, the pages by pattern. */
const routeOrFile = (pathname: string) => (pathname.startsWith('/assets/') ? pathname : routeName(pathname))
