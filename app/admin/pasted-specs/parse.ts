/** Reads specifications that were copied as text from the page of a maker or a list of phones (ADMIN-21). Pure. */
import { splitUnit, withUnit } from '#app/platform/text/label-units.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { categoryOf, listFeatures, mainPlace, type Place, placeOf } from './vocabulary.ts'

/** Limits of one paste. */
export const MAX_PASTED = { characters: 20_000, rows: 300 }

export type PastedRow = Place & { value: string }

export type Pasted = {
  rows: PastedRow[]
  /** The lines that belong to no row, as they were pasted. */
  unplaced: string[]
}

const BULLET = /^\s*(?:[•●▪◦‣·*✓✔–—-]|&bull;)\s+/
/** `Label: value`; a time such as `10:30` is none. */
const LABELLED = /^([^:：]{1,80})(?::(?=\s|$)|：)(.*)$/
const GAP = /\s{3,}/
const MAX_LABEL = 80

const hasLetter = (text: string) => /\p{L}/u.test(text)

type State = {
  /** Our category of the last heading. */
  category: string | null
  /** The row that a following line without a label belongs to. */
  open: PastedRow | null
  /** Whether the open row has a value. */
  isFilled: boolean
  /** The unit that its label names. */
  unit: string | null
  /** The line that opened the row, until it has a value; null where that line says nothing by itself. */
  opening: string | null
}

/** The rows of a text, each place once; values of the same place are joined with semicolons. */
export function parsePasted(text: string): Pasted {
  const rows: PastedRow[] = []
  const unplaced: string[] = []
  const state: State = { category: null, open: null, isFilled: false, unit: null, opening: null }

  /** Ends the open row; its label is not lost where no value followed. */
  function close() {
    if (state.opening !== null) unplaced.push(state.opening)
    state.opening = null
    state.open = null
  }
  function openRow(place: Place | null, label: string, opening: string | null) {
    close()
    Object.assign(state, { open: place && { ...place, value: '' }, isFilled: false, unit: unitOf(label), opening })
  }
  function addValue(raw: string) {
    if (!state.open) return
    const { category, feature } = state.open
    const value = withLabelUnit(raw, state.unit)
    const between = listFeatures.has(feature) ? ', ' : '; '
    const own = rows.find(row => row.category === category && row.feature === feature)
    if (!own) rows.push({ category, feature, value })
    else if (!own.value.split(between).includes(value)) own.value += between + value
    Object.assign(state, { isFilled: true, opening: null })
  }
  /** A label with its value on the same line. */
  function addPair(line: string, label: string, value: string) {
    const place = placeOf(label, state.category) ?? mainPlace(categoryOf(label)) ?? ownPlace(label, state.category)
    openRow(place, label, null)
    if (place === null) unplaced.push(line)
    else addValue(value)
  }

  function readCells(line: string, cells: string[]) {
    const [first = '', second = '', ...rest] = cells
    if (first === '' && second === '') {
      const value = rest.filter(Boolean).join(' ')
      if (state.open && state.isFilled && value !== '') addValue(value)
      else if (value !== '') unplaced.push(line)
      return
    }
    const heading = first === '' ? null : categoryOf(first)
    // Three cells: the category stands beside its first row.
    if (rest.some(Boolean) && (first === '' || heading !== null)) {
      if (heading !== null) state.category = heading
      if (second !== '') return addPair(line, second, rest.filter(Boolean).join(', '))
    }
    const filled = cells.filter(Boolean)
    const [label = '', ...values] = filled
    if (values.length === 0) return readLine(line, label)
    addPair(line, label, values.join(', '))
  }

  function readLine(line: string, content: string) {
    const labelled = LABELLED.exec(content)
    const label = oneLine(labelled?.[1] ?? '')
    const value = labelled?.[2]?.trim() ?? ''
    const isBullet = BULLET.test(line)
    if (labelled && hasLetter(label)) {
      return value === '' ? readName(line, label) : addPair(line, label, value)
    }
    const gap = content.split(GAP)
    if (gap.length === 2 && gap[0] && gap[1] && gap[0].length <= MAX_LABEL) return addPair(line, gap[0], gap[1])
    if (isBullet && state.open) return addValue(content)
    readName(line, content)
  }

  /** `Face ID` in a list of sensors is a value. */
  const isSensor = ({ category }: Place) => state.open?.feature === 'Sensors' && state.open.category === category

  /** A line that is a heading, a label, or a value of the open row. */
  function readName(line: string, content: string) {
    const isShort = content.length <= MAX_LABEL
    // `Memory (GB)` under Storage is a label.
    const heading = isShort && unitOf(content) === null ? categoryOf(content) : null
    if (heading !== null) {
      state.category = heading
      return openRow(mainPlace(heading), content, null)
    }
    const place = isShort ? placeOf(content, state.category) : null
    if (place !== null && !isSensor(place)) return openRow(place, content, line)
    const isAwaited = state.opening !== null
    if (state.open && (isAwaited || looksLikeValue(content) || (state.isFilled && isList(state.open)))) {
      return addValue(content)
    }
    close()
    unplaced.push(line)
    // A heading that we do not know: what follows is not of the former category.
    if (content === content.toUpperCase() && hasLetter(content)) state.category = null
  }

  for (const raw of text.split(/\r\n|\r|\n/)) {
    if (raw.trim() === '') continue
    if (raw.includes('\t'))
      readCells(
        raw.trim(),
        raw.split('\t').map(cell => oneLine(cell.replace(BULLET, ''))),
      )
    else readLine(raw.trim(), raw.replace(BULLET, '').trim())
  }
  close()
  return { rows, unplaced }
}

const isList = ({ feature }: Place) => listFeatures.has(feature)

const looksLikeValue = (content: string) => /\d/.test(content) || /^\p{Ll}/u.test(content)

/** A label that is not ours keeps its words under a heading that we know. */
const ownPlace = (label: string, category: string | null): Place | null => {
  const feature = oneLine(label)
  const isName = feature.length <= MAX_LABEL && hasLetter(feature)
  // Foreign prices do not apply in Pakistan.
  return category === null || !isName || /price/i.test(feature) ? null : { category, feature }
}

/** `(mAh, Typical)` → `mAh`, `(HxWxD, mm)` → `mm`. */
function unitOf(label: string): string | null {
  for (const inside of /[([]([^)\]]*)[)\]]/.exec(label)?.[1]?.split(',') ?? []) {
    const { unit } = splitUnit(`x (${inside.trim()})`)
    if (unit) return unit
  }
  return null
}

const SIDES = /^[\d.\s]+(?:[x×][\d.\s]+)+$/

const withLabelUnit = (value: string, unit: string | null) =>
  unit && SIDES.test(value) ? `${value.trim()} ${unit}` : withUnit(value, unit)
