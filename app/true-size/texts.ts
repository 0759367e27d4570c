/** The words of the true size. */
import { inLanguage } from '#app/platform/text/language.ts'

const millimetres = (...sides: (number | null)[]) => `${sides.filter(side => side !== null).join(' × ')} mm`

const en = {
  open: 'See it at true size',
  toScale: 'Drawn at one scale from the published dimensions, beside a bank card.',
  millimetres,
  phone: (name: string, size: string) => `${name}, ${size}`,
  drawingsLabel: (phones: string) => `At the same scale, with a bank card of 85.60 × 53.98 mm: ${phones}`,
  tenMillimetres: '10 mm',
  bankCard: 'Bank card',
  card: 'Bank or CNIC card',
  cardSize: '85.60 × 53.98 mm',
  shownOpen: (folded: string) => `Shown open. Folded: ${folded}.`,
  shownFolded: 'Shown folded: its open size is not known for certain.',
  measure: 'Fit the outline to a real card',
  how: 'Lay a bank card or smart CNIC on the screen, at one corner of the outline. Move the slider until the other edge fits.',
  noCardData: 'We ask for no number and no photo of the card. The size stays on this device.',
  slider: 'Length of the card outline',
  pixels: (count: number) => `${count} pixels`,
  shorter: 'Half a pixel shorter',
  longer: 'Half a pixel longer',
  fits: 'It fits',
  again: 'Measure again',
  notYet: 'Not true size yet.',
  isTrue: 'True size on this screen.',
  changed: 'Zoom or screen changed: please fit the card again.',
  implausible: 'The stored size cannot be right: a millimetre has 2 to 12 pixels. Please fit the card again.',
  notStored: 'True size until you leave this page: your browser stores nothing.',
  check: 'This line is 50 mm long. Hold a ruler to it.',
  besideYours: 'See its size beside your own phone: choose that in the comparison',
  stage: 'Phones at true size, scrolls sideways',
}

export const trueSizeTexts = inLanguage('trueSizeTexts', en)
