import type { Translation } from '../text-modules.ts'

const aiFailureTexts: Translation['aiFailureTexts'] = {
  unconfigured: 'AI کی مدد چالو نہیں ہے۔',
  refused: 'AI نے اس سوال کا جواب نہیں دیا۔',
  malformed: 'AI نے ایسا جواب نہیں دیا جو استعمال ہو سکے۔',
  timeout: 'AI نے جواب دینے میں بہت دیر لگا دی۔',
  unavailable: 'AI اس وقت دستیاب نہیں۔',
  share: 'آپ کے نیٹ ورک سے AI کو بہت سے سوال آئے۔ بعد میں دوبارہ کوشش کریں۔',
  budget: 'AI کی مدد مصروف ہے۔ بعد میں دوبارہ کوشش کریں۔',
}

export default aiFailureTexts
