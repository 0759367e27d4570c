import type { Translation } from '../text-modules.ts'

const phonesPageTexts: Translation['phonesPageTexts'] = {
  title: 'پاکستان میں سب موبائل فون',
  titleOfBand: (band, range) => `پاکستان میں موبائل فون: ${band} (${range})`,
  description:
    'پاکستان میں سب موبائل فون، قیمتوں کے ساتھ، نئے پہلے: قیمت کے درجے سے فلٹر کریں، خصوصیات دیکھیں، موازنہ کریں۔',
  heading: 'سب موبائل فون',
  priceBand: 'قیمت کا درجہ',
  all: 'سب',
  showing: (from, to, total) => `${total} موبائل فونز میں سے ${from} تا ${to}`,
  none: 'ابھی کوئی موبائل فون نہیں۔',
  noneInBand: 'قیمت کے اس درجے میں ابھی کوئی موبائل فون نہیں۔',
  noneFits: 'جن موبائلوں کے بارے میں ہمیں کافی معلوم ہے، ان میں سے کوئی آپ کی سب شرائط پوری نہیں کرتا۔',
  showAll: 'سب دکھائیں',
  pages: 'موبائلوں کے صفحے',
}

export default phonesPageTexts
