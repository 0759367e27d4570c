import type { Translation } from '../text-modules.ts'

const compareListTexts: Translation['compareListTexts'] = {
  selected: 'منتخب',
  isIn: name => `${name} موازنے میں ہے`,
  add: name => `${name} کو موازنے میں شامل کریں`,
  exists: 'پہلے سے موازنے میں ہے',
  existsText: name => `${name} پہلے سے آپ کے موازنے میں ہے۔`,
  full: 'موازنے کی حد پوری ہو گئی',
  fullText: limit =>
    `آپ ایک ساتھ زیادہ سے زیادہ ${limit} موبائل کا موازنہ کر سکتے ہیں۔ نیا شامل کرنے کے لیے ایک ہٹائیں۔`,
  added: 'موازنے میں شامل ہو گیا',
  ready: 'موازنہ تیار ہے',
  readyText: 'اب آپ اپنے موبائل آمنے سامنے دیکھ سکتے ہیں۔',
  view: 'موازنہ دیکھیں',
}

export default compareListTexts
