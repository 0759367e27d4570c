/** Shows phones at true size once the visitor has fitted the outline of a card (SIZE-1, SIZE-2). A bundle of its own. */
import { CANVAS_MM } from '#app/drawings/canvas.ts'
import { drawingPaths } from '#app/drawings/paths.ts'
import { createElement } from '#app/ui/create-element.ts'
import { loadMeasurement, storeMeasurement, watchZoom } from './measurement.ts'
import { CARD, CARD_RANGE_PX, cardWidthOf, DEFAULT_PX_PER_MM, pxPerMmOf, STEP_PX } from './scale.ts'
import type { SizedPhone } from './sized-phone.ts'
import { trueSizeTexts } from './texts.ts'
import { addToolStyles } from './tool-styles.ts'

const button = (label: string, text: string, className: string, onclick: () => void) =>
  createElement(
    'button',
    { type: 'button', className, textContent: text, onclick },
    label ? { 'aria-label': label } : {},
  )
const box = (className: string, ...children: Node[]) => createElement('div', { className }, {}, ...children)
const paragraph = (textContent: string, className = '') => createElement('p', { textContent, className })

/** @param tool holds the phones as JSON; filled by this */
export function showTrueSize(tool: HTMLElement): void {
  addToolStyles()
  const texts = trueSizeTexts()
  const phones: SizedPhone[] = JSON.parse(tool.dataset.phones ?? '[]')
  const stored = loadMeasurement()
  let pxPerMm = stored.state === 'known' ? stored.pxPerMm : DEFAULT_PX_PER_MM

  /** Of elements whose size is in millimetres. */
  const sizing: (() => void)[] = []
  function sized<Kind extends HTMLElement>(
    element: Kind,
    style: () => Partial<Record<'width' | 'height' | 'left' | 'top' | 'borderRadius', number>>,
  ) {
    sizing.push(() => {
      for (const [name, mm] of Object.entries(style())) element.style.setProperty(cssName(name), `${mm * pxPerMm}px`)
    })
    return element
  }

  /** A part of a drawing, whose canvas has the phone in its middle. */
  const cut = (src: string, width: number, height: number) =>
    sized(
      box(
        'ts-cut',
        sized(createElement('img', { src, alt: '' }), () => ({
          width: CANVAS_MM,
          height: CANVAS_MM,
          left: (width - CANVAS_MM) / 2,
          top: (height - CANVAS_MM) / 2,
        })),
      ),
      () => ({ width, height }),
    )

  const status = createElement('p', { className: 'ts-status' }, { role: 'status' })
  const slider = createElement('input', { type: 'range' }, { 'aria-label': texts.slider })
  Object.assign(slider, { ...attributesOf(CARD_RANGE_PX), step: String(STEP_PX), value: String(cardWidthOf(pxPerMm)) })
  const scroll = (className: string, label: string, ...children: Node[]) =>
    createElement('div', { className, tabIndex: 0 }, { role: 'region', 'aria-label': label }, ...children)

  // A narrow screen is narrower than a card, so the card lies upright on it.
  const isUpright = tool.clientWidth < 480
  const [across, along] = isUpright ? [CARD.heightMm, CARD.widthMm] : [CARD.widthMm, CARD.heightMm]
  const card = () =>
    sized(
      createElement(
        'div',
        { className: 'ts-card' },
        {},
        createElement('span', { textContent: texts.card }),
        createElement('span', { textContent: texts.cardSize }),
      ),
      () => ({ width: across, height: along, borderRadius: CARD.cornerMm }),
    )

  const measure = box(
    'ts-measure',
    createElement('h3', { className: 'text-lg', textContent: texts.measure }),
    paragraph(texts.how),
    scroll('ts-scroll', texts.card, card()),
    box(
      'ts-row',
      button(texts.shorter, '−', 'button button-quiet', () => moveBy(-STEP_PX)),
      slider,
      button(texts.longer, '+', 'button button-quiet', () => moveBy(STEP_PX)),
      button('', texts.fits, 'button button-primary', fits),
    ),
    paragraph(texts.noCardData, 'text-muted'),
  )
  const again = button('', texts.again, 'button button-quiet', () => {
    ask(texts.notYet)
    slider.focus()
  })
  const line = sized(box('ts-line'), () => ({ width: 50 }))
  const stage = scroll('ts-scroll', texts.stage, box('ts-stage', ...phones.map(phone => phoneAt(phone)), card()))
  tool.replaceChildren(
    box('ts-tool', box('ts-row', status, again), measure, stage, paragraph(texts.check, 'text-sm'), line),
  )

  function phoneAt({ slug, name, heightMm, widthMm, thicknessMm, fold, foldedMm }: SizedPhone): HTMLElement {
    const { front, side } = drawingPaths(slug)
    const size = texts.millimetres(heightMm, widthMm, thicknessMm)
    const note = foldedMm ? texts.shownOpen(texts.millimetres(...foldedMm)) : fold === 'closed' ? texts.shownFolded : ''
    return box(
      'ts-phone',
      box('', cut(front, widthMm, heightMm), ...(thicknessMm === null ? [] : [cut(side, thicknessMm, heightMm)])),
      box('', paragraph(texts.phone(name, size)), ...(note ? [paragraph(note, 'font-semibold')] : [])),
    )
  }

  function resize(): void {
    for (const apply of sizing) apply()
    slider.setAttribute('aria-valuetext', texts.pixels(Number(slider.value)))
  }
  function ask(message: string): void {
    status.textContent = message
    measure.hidden = false
    again.hidden = true
  }
  function know(message: string): void {
    status.textContent = message
    measure.hidden = true
    again.hidden = false
  }
  function change(): void {
    pxPerMm = pxPerMmOf(Number(slider.value))
    resize()
  }
  function moveBy(px: number): void {
    slider.value = String(Number(slider.value) + px)
    change()
  }
  function fits(): void {
    // The default may fit without a touch of the slider.
    change()
    know(storeMeasurement(pxPerMm) ? texts.isTrue : texts.notStored)
    again.focus()
  }

  slider.addEventListener('input', change)
  watchZoom(() => ask(texts.changed))
  resize()
  if (stored.state === 'known') know(texts.isTrue)
  else ask(stored.state === 'none' ? texts.notYet : stored.reason === 'screen' ? texts.changed : texts.implausible)
}

const cssName = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const attributesOf = ({ min, max }: { min: number; max: number }) => ({ min: String(min), max: String(max) })
