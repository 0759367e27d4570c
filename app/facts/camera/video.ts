/** Reads the video row of a camera. Pure. */
import type { Video } from './values.ts'

const mode =
  /(?<![\d.])(\d+K|\d{3,4}x\d{3,4}|(?:480|576|720|960|1080|1440|2160|4320)p?)(?:\s*@\s*([\d/]+)\s*fps)?(?![\d.]|\s*fps|Hz)/gi
const artificial = /^\s*\([^)]*(?:cloud|interpolat|upscal)[^)]*\)/i

/** The recording modes; null where there is no row. A row such as `Yes` has no modes. */
export function parseVideo(row: string | null): Video | null {
  if (row === null) return null
  const rates = new Map<string, Set<number>>()
  const notRecorded: string[] = []
  for (const match of row.matchAll(mode)) {
    const [whole, resolution = '', fps] = match
    const rest = row.slice(match.index + whole.length)
    if (artificial.test(rest)) {
      notRecorded.push(whole)
    } else if (!isInParentheses(row, match.index)) {
      const name = resolutionName(resolution)
      const known = rates.get(name) ?? new Set()
      for (const rate of fps?.split('/') ?? []) if (Number(rate) > 0) known.add(Number(rate))
      rates.set(name, known)
    }
  }
  const modes = Object.fromEntries([...rates].map(([name, known]) => [name, [...known].sort((a, b) => a - b)]))
  const [max] = Object.keys(modes).sort((a, b) => linesOf(b) - linesOf(a))
  return {
    modes,
    ...(/\bEIS\b/i.test(row) ? { eis: true as const } : {}),
    ...(/Dolby Vision/i.test(row) ? { dolbyVision: true as const } : {}),
    ...(/HDR10\+/i.test(row) ? { hdr10plus: true as const } : {}),
    ...(/\bLOG\b/i.test(row) ? { log: true as const } : {}),
    ...(/\bProRes\b/i.test(row) ? { proRes: true as const } : {}),
    ...(notRecorded.length > 0 ? { notRecorded } : {}),
    ...(max === undefined ? {} : { max, maxFps: modes[max]?.at(-1) ?? null }),
  }
}

/** Modes in parentheses qualify a feature that precedes them: `Dolby Vision HDR (4K@60fps, 1080p)`. */
const isInParentheses = (row: string, index: number) => {
  const before = row.slice(0, index)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** `720` → `720p`, `1920x1080` → `1080p`, `3840x2160` → `4K`. */
function resolutionName(text: string): string {
  if (/K$/i.test(text)) return text.toUpperCase()
  const lines = Math.min(...text.replace(/p$/i, '').split(/x/i).map(Number))
  return { 2160: '4K', 4320: '8K' }[lines] ?? `${lines}p`
}

const linesOf = (name: string) => (name.endsWith('K') ? Number.parseFloat(name) * 540 : Number.parseInt(name, 10))
