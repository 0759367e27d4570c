/** The specs of a phone card, truncated to fit. */
import type { CardSpec, PhoneCard } from '#app/entities/phone.ts'
import type { ShortSpecs } from '#app/entities/phone-parts.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { shownMeasures, shownSizes, shownValue } from '#app/platform/text/measures.ts'
import { cutText, htmlToText } from '#app/platform/text/text.ts'
import { cardTexts } from './card-texts.ts'

/** Maximum characters of a spec on a card (CARD-2). */
const SPEC_LIMIT = 20
/** Of sizes of memory: digits are wide. */
const SIZES_LIMIT = 18
const PROCESSOR_LIMIT = 25
/** Of the camera of a phone with keys: below it the figure says nothing. */
const LEAST_NAMED_MP = 1
/** Of a sensor beside the main one. */
const LEAST_USEFUL_MP = 2

const rows = ['display', 'processor', 'ram', 'storage', 'battery', 'camera'] as const satisfies (keyof ShortSpecs)[]

/** What is known of a phone with keys besides its short specs; null where a fact is not. */
export type KeypadFacts = { sims: number | null; has4g: boolean | null; radio: boolean | null }

/**
 * The card's rows in display order, each in its place: null where it is not known, which the card leaves out (CARD-1, DATA-7).
 * @param keypad of a phone with keys, which has rows of its own
 */
export function cardSpecs(specs: ShortSpecs, keypad: KeypadFacts | null = null): PhoneCard['specs'] {
  const all = keypad ? keypadRows(specs, keypad) : rows.map(key => smartRow(key, specs))
  return all.slice(0, all.findLastIndex(row => row !== null) + 1)
}

const memoryRows: (keyof ShortSpecs)[] = ['ram', 'storage']

/** Whether no more than the memory of a phone is known. */
export const isLittleKnown = (specs: ShortSpecs): boolean =>
  rows.every(key => memoryRows.includes(key) || !smartRow(key, specs))

function smartRow(key: (typeof rows)[number], specs: ShortSpecs): CardSpec | null {
  const whole = compactSpec(key, specs[key] ?? '')
  const text = cutText(key === 'battery' ? batterySize(whole) : whole, limitOf(key))
  const label = cardTexts().specs[key]
  if (!text) return null
  return key === 'ram' ? { label, text: ofSource(text), unit: label } : { label, text }
}

/** What a phone with keys is bought for, in the same places on each card. */
function keypadRows(specs: ShortSpecs, { sims, has4g, radio }: KeypadFacts): (CardSpec | null)[] {
  const { specs: labels, keypad: words } = cardTexts()
  const display = smartRow('display', specs)
  const camera = keypadCamera(htmlToText(specs.camera ?? ''))
  return [
    display ? { ...display, text: ofSource(display.text), unit: words.screen } : null,
    smartRow('battery', specs),
    sims === null ? null : { label: words.sims, text: String(sims), unit: words.simsUnit(sims) },
    has4g === null ? null : { label: words.network, text: has4g ? '4G' : words.no4g },
    radio ? { label: words.radio, text: words.fm, unit: words.radioUnit } : null,
    camera ? { label: labels.camera, text: camera, unit: words.camera } : null,
  ]
}

/** `2 MP` as it is; `0.3 MP`, `Single; VGA` and less → `Basic`. */
function keypadCamera(text: string): string {
  const words = cardTexts().keypad
  const figure = /^([\d.]+) MP\b/.exec(text)?.[1]
  if (figure && Number(figure) >= LEAST_NAMED_MP) return ofSource(`${figure} MP`)
  if (figure || /\bQ?VGA\b/.test(text)) return words.basic
  return /^Single\b/.test(text) ? words.one : cutText(text, SPEC_LIMIT)
}

const limitOf = (key: (typeof rows)[number]) => (key === 'processor' ? PROCESSOR_LIMIT : SPEC_LIMIT)

/** `5,000 mAh, 25 W` → `5,000 mAh`. */
const batterySize = (text: string) => /^[\d,]+ mAh\b/.exec(text)?.[0] ?? text

/** Texts are made compact before they are cut, so that little is lost (CARD-2). */
const compact: Record<keyof ShortSpecs, (text: string) => string> = {
  display: compactDisplay,
  processor: compactProcessor,
  ram: text => compactSizes(text),
  storage: text => compactSizes(text),
  camera: compactCamera,
  battery: text => shownMeasures(text.replace(/,? charging$| charging$/, '')),
}

/** `6.7 inches, Super AMOLED, 120Hz, 1080 x 2400` → `6.7" AMOLED 120 Hz`. */
function compactDisplay(text: string): string {
  const inches = /^([\d.]+) inches/.exec(text)?.[1]
  if (!inches) return shownMeasures(text)
  const panel = /AMOLED|OLED|IPS|TFT|LCD/.exec(text)?.[0]
  const rate = /\b\d+Hz/.exec(text)?.[0]
  return shownMeasures([`${inches}"`, panel, rate].filter(Boolean).join(' '))
}

/** The chip that is sold here, without its part number, maker and process: `Snapdragon 8 Gen 1`, `Helio G92 Max`. */
function compactProcessor(text: string): string {
  const versions = text.split(/\s*;\s*/)
  const here = versions.find(version => /\b(ROW|Global|International|EMEA)\b/.test(version)) ?? versions[0] ?? text
  return here
    .replace(/ - .*$/, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^(Mediatek|Qualcomm|HiSilicon|Samsung|Google) (?=\S)/i, '')
    .replace(/^(?:S[A-Z]{1,2}-?|MT)\d\S* (?=Snapdragon|Helio|Dimensity)/, '')
    .replace(/(?<=(?:Helio|Dimensity) .*) MT\d\S*$/, '')
}

/** `4GB / 6GB / 8GB` → `4 / 6 / 8 GB`. Of more sizes than fit, the ends. */
function compactSizes(text: string): string {
  const sizes = shownSizes(text)
  const all = text.split(' / ')
  return sizes.length > SIZES_LIMIT && all.length > 2 ? shownSizes(`${all[0]} – ${all.at(-1)}`) : sizes
}

/** `50 MP + 2 MP + 0.08 MP` → `50 MP`: sensors under 2 MP say nothing of pictures. */
function compactCamera(text: string): string {
  const parts = shownValue(text).split(' + ')
  const figures = parts.map(part => Number.parseFloat(part))
  const useful = parts.filter((_, index) => index === 0 || !((figures[index] ?? 0) < LEAST_USEFUL_MP))
  const figured = useful.join(' + ').replace(/ MP(?= \+)/g, '')
  return figured.length > SPEC_LIMIT ? figured.replaceAll(' + ', '+') : figured
}

/** The megapixels of the main camera, the first that a card names; null where it names none. */
export function mainMegapixels(specs: PhoneCard['specs']): number | null {
  const camera = specs.find(spec => spec?.label === cardTexts().specs.camera)?.text ?? ''
  const figure = /^\d+(?:\.\d+)?(?=$| MP\b| ?\+)/.exec(camera)?.[0]
  return figure ? Number(figure) : null
}

/** A short spec as a card has it, not cut. */
export const compactSpec = (key: keyof ShortSpecs, value: string): string => compact[key](htmlToText(value))
