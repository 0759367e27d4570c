import type { Translation } from '../text-modules.ts'

const refusalTexts: Translation['refusalTexts'] = {
  chosen: 'چن لیا گیا',
  limitReached: 'حد پوری ہو گئی',
}

export default refusalTexts
