/**
 * The rules by which MDN's HTTP Observatory (version 1.4, algorithm 4) grades a page, without those of its list of preloaded
 * hosts. The tool itself is no dependency: it brings a web server and a client of another database, and downloads lists
 * when it is installed.
 */
import type { IncomingHttpHeaders } from 'node:http'

export type Scanned = {
  /** The page by https. */
  headers: IncomingHttpHeaders
  html: string
  /** What http answers; null where nothing does. */
  plain: { status: number; location: string | undefined } | null
  /** The answer to a request that asks whether another site may read the page. */
  preflight: IncomingHttpHeaders
  hostname: string
}

type Finding = [result: string, points: number]
type Rule = (scanned: Scanned) => Finding

const HALF_A_YEAR_S = 15_768_000
const BROAD = new Set(['*', 'ftp:', 'http:', 'https:', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:'
const isInsecure = (source: string) => /^(http|ftp):/.test(source)

type Policy = Map<string, string[]>

/** @throws Error for a directive that stands twice */
function parsePolicy(header: string): Policy {
  const policy: Policy = new Map()
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (name === '') continue
    if (policy.has(name)) throw new Error(`${name} stands twice`)
    policy.set(name, sources)
  }
  return policy
}

function contentSecurityPolicy({ headers }: Scanned): Finding {
  const header = headers['content-security-policy']
  if (!header) return ['csp-not-implemented', -25]
  let policy: Policy
  try {
    policy = parsePolicy(String(header))
  } catch {
    return ['csp-header-invalid', -25]
  }
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*']
    // A hash or a nonce takes the effect of 'unsafe-inline' away.
    return sources.some(source => /^'(sha\d+|nonce)-/.test(source))
      ? sources.filter(source => source !== "'unsafe-inline'")
      : sources
  }
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf) as [
    string[],
    string[],
    string[],
  ]
  const passive = ['img-src', 'media-src'].flatMap(sourcesOf)
  const active = [...policy].flatMap(([name, sources]) => (/^(img|media)-src$/.test(name) ? [] : sources))
  const isBroad = (source: string) => BROAD.has(source)
  if (scripts.some(source => isBroad(source) || isInline(source)) || objects.some(isBroad))
    return ['csp-implemented-with-unsafe-inline', -20]
  if (active.some(isInsecure)) return ['csp-implemented-with-insecure-scheme', -20]
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10]
  if (passive.some(isInsecure)) return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10]
  if (styles.some(source => isBroad(source) || isInline(source)))
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0]
  return policy.get('default-src')?.join() === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5]
}

function cookies({ headers }: Scanned): Finding {
  const all = headers['set-cookie'] ?? []
  if (all.length === 0) return ['cookies-not-found', 0]
  const have = (pattern: RegExp) => all.every(cookie => pattern.test(cookie))
  if (!have(/;\s*secure/i)) return ['cookies-session-without-secure-flag', -40]
  if (!have(/;\s*httponly/i)) return ['cookies-session-without-httponly-flag', -30]
  return have(/;\s*samesite=(lax|strict)/i)
    ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
    : ['cookies-secure-with-httponly-sessions', 0]
}

function resourceSharing({ preflight }: Scanned): Finding {
  const origin = preflight['access-control-allow-origin']
  if (!origin) return ['cross-origin-resource-sharing-not-implemented', 0]
  return origin !== '*' && preflight['access-control-allow-credentials'] === 'true'
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-implemented-with-public-access', 0]
}

function redirection({ plain, hostname }: Scanned): Finding {
  if (plain === null) return ['redirection-not-needed-no-http', 0]
  if (!plain.location || plain.status < 300 || plain.status > 399) return ['redirection-missing', -20]
  const to = new URL(plain.location, `http://${hostname}`)
  if (to.protocol !== 'https:') return ['redirection-not-to-https', -20]
  return to.hostname === hostname ? ['redirection-to-https', 0] : ['redirection-off-host-from-http', -5]
}

function referrerPolicy({ headers }: Scanned): Finding {
  const header = headers['referrer-policy']
  if (!header) return ['referrer-policy-not-implemented', 0]
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(String(header))
    ? ['referrer-policy-private', 5]
    : ['referrer-policy-unsafe', -5]
}

/** A host in the browsers' list of preloaded ones would get 5 points more. */
function transportSecurity({ headers }: Scanned): Finding {
  const header = headers['strict-transport-security']
  if (!header) return ['hsts-not-implemented', -20]
  const age = /^max-age=(\d+)(?:;|$)/.exec(header)?.[1]
  if (age === undefined) return ['hsts-header-invalid', -20]
  return Number(age) >= HALF_A_YEAR_S
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10]
}

function integrity({ html, hostname }: Scanned): Finding {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, src = '']) => new URL(src, `https://${hostname}`).hostname !== hostname)
  if (foreign.length === 0) return ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
  return foreign.every(([tag]) => tag.includes(' integrity='))
    ? ['sri-implemented-and-external-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-external-scripts-loaded-securely', -5]
}

const contentTypeOptions: Rule = ({ headers }) =>
  headers['x-content-type-options'] === 'nosniff'
    ? ['x-content-type-options-nosniff', 0]
    : ['x-content-type-options-not-implemented', -5]

function frameOptions({ headers }: Scanned): Finding {
  if (/(^|;)\s*frame-ancestors /.test(String(headers['content-security-policy'] ?? '')))
    return ['x-frame-options-implemented-via-csp', 5]
  return /^(deny|sameorigin)$/i.test(String(headers['x-frame-options'] ?? ''))
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20]
}

function resourcePolicy({ headers }: Scanned): Finding {
  const header = headers['cross-origin-resource-policy']
  if (!header) return ['cross-origin-resource-policy-not-implemented', 0]
  if (header === 'same-origin' || header === 'same-site')
    return [`cross-origin-resource-policy-implemented-with-${header}`, 10]
  return header === 'cross-origin'
    ? ['cross-origin-resource-policy-implemented-with-cross-origin', 0]
    : ['cross-origin-resource-policy-header-invalid', -5]
}

const rules: Rule[] = [
  contentSecurityPolicy,
  cookies,
  resourceSharing,
  redirection,
  referrerPolicy,
  transportSecurity,
  integrity,
  contentTypeOptions,
  frameOptions,
  resourcePolicy,
]

const grades = ['A+', 'A', 'A', 'A-', 'B+', 'B', 'B', 'B-', 'C+', 'C', 'C', 'C-', 'D+', 'D', 'D', 'D-']

/** The score, its grade and the result of each rule. Good marks count only where the bad ones leave 90 points. */
export function grade(scanned: Scanned): { score: number; grade: string; results: string[] } {
  const findings = rules.map(rule => rule(scanned))
  const sum = (points: number[]) => points.reduce((total, point) => total + point, 100)
  const points = findings.map(([, point]) => point)
  const base = Math.max(0, sum(points.filter(point => point < 0)))
  const score = base >= 90 ? sum(points) : base
  const step = (100 - Math.min(100, score - (score % 5))) / 5
  return { score, grade: grades[step] ?? 'F', results: findings.map(([result]) => result) }
}
