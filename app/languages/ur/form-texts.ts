import type { Translation } from '../text-modules.ts'

const formTexts: Translation['formTexts'] = {
  close: 'بند کریں',
  closeWithoutSaving: 'جو آپ نے لکھا ہے اسے محفوظ کیے بغیر بند کر دیں؟',
  draftRestored: moment => `آپ کا ڈرافٹ (${moment}) اس ڈیوائس سے واپس لایا گیا ہے۔ یہ ابھی محفوظ نہیں ہوا۔`,
  discardDraft: 'ڈرافٹ ہٹائیں',
  suggested: 'تجویز کردہ',
}

export default formTexts
