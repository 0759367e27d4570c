/** Scores of the AI helpers: clamping, labels and colours (AI-4, AI-5, AI-6). Pure. */
import { helperTexts } from './texts.ts'

const DEFAULT_SCORE = 5

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Clamps to 1 to 10 and rounds to one decimal; `fallback` for anything but a finite number. */
export function score(value: unknown, fallback = DEFAULT_SCORE): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(clamp(value, 1, 10) * 10) / 10 : fallback
}

export function scoreLabel(value: number): string {
  if (value >= 8) return helperTexts().grades.excellent
  if (value >= 6) return helperTexts().grades.good
  return value >= 4 ? helperTexts().grades.average : helperTexts().grades.poor
}

/** The name of a semantic colour, mapped to a colour in CSS. */
export function scoreColour(value: number): 'green' | 'yellow' | 'red' {
  if (value >= 8) return 'green'
  return value >= 6 ? 'yellow' : 'red'
}

export function similarityLabel(value: number): string {
  if (value >= 70) return helperTexts().similarities.very
  return value >= 50 ? helperTexts().similarities.similar : helperTexts().similarities.somewhat
}

/** Photo matches up to this similarity are dropped (AI-7). */
export const MIN_PHOTO_SIMILARITY = 20
/** Photo matches above this get the strong badge (AI-7). */
export const STRONG_PHOTO_SIMILARITY = 70
export const SHOWN_PHOTO_MATCHES = 8
/** Maximum matching features shown per match (AI-7). */
export const SHOWN_FEATURES = 3
/** Maximum candidates per model call (AI-6, AI-7). */
export const MAX_DESIGN_CANDIDATES = 10
export const MAX_PHOTO_CANDIDATES = 15

/** Estimated camera and screen scores by brand, used when the model call fails (AI-10). */
const brandScores: Record<string, [camera: number, screen: number]> = {
  apple: [8.5, 9],
  samsung: [8, 8.5],
  google: [8.5, 7.5],
  oneplus: [7.5, 8],
  xiaomi: [7, 7],
  oppo: [6.5, 6.5],
  vivo: [6.5, 6.5],
}

export function brandScore(brand: string, of: 'camera' | 'screen'): number {
  const [camera, screen] = brandScores[brand] ?? [6, 6.5]
  return of === 'camera' ? camera : screen
}
