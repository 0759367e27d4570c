import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const helperTexts: Translation['helperTexts'] = {
  heading: 'اس موبائل کے بارے میں AI سے پوچھیں',
  again: 'دوبارہ جائزہ لیں',
  unreachable: 'سائٹ سے رابطہ نہیں ہو سکا۔ اپنا کنکشن دیکھیں۔',
  estimate: 'برانڈ کا اوسط (اندازہ)',
  estimateText: brand => `اس موبائل کا جائزہ نہیں لیا گیا؛ ${isolate(brand)} کے ہر موبائل پر یہی سکور نظر آتے ہیں۔`,
  showMore: matches => `${matches} مزید دکھائیں`,
  grades: { excellent: 'بہترین', good: 'اچھا', average: 'درمیانہ', poor: 'کمزور' },
  scoreOfTen: grade => ` (10 میں سے)، ${grade}`,
  similarities: { very: 'بہت ملتا جلتا', similar: 'ملتا جلتا', somewhat: 'کچھ ملتا جلتا' },
  strengths: 'خوبیاں',
  weaknesses: 'خامیاں',
  usualOfBrand: 'اس برانڈ کے موبائل عام طور پر اتنا حاصل کرتے ہیں؛ خود اس موبائل کو نہیں دیکھا گیا۔',
}

export default helperTexts
