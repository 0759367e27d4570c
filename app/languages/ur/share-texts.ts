import type { Translation } from '../text-modules.ts'

const shareTexts: Translation['shareTexts'] = {
  share: 'شیئر',
  linkCopied: 'لنک کاپی ہو گیا',
  linkCopiedHint: 'جہاں شیئر کرنا ہو وہاں پیسٹ کریں۔',
  linkNotCopied: 'لنک کاپی نہیں ہو سکا',
}

export default shareTexts
