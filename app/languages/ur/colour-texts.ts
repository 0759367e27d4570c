import type { Translation } from '../text-modules.ts'

const colourTexts: Translation['colourTexts'] = {
  black: 'کالا',
  white: 'سفید',
  blue: 'نیلا',
  green: 'ہرا',
  red: 'لال',
  gold: 'سنہری',
  silver: 'چاندی رنگ',
  purple: 'جامنی',
  pink: 'گلابی',
  grey: 'سرمئی',
  orange: 'نارنجی',
  yellow: 'پیلا',
}

export default colourTexts
