import type { Translation } from '../text-modules.ts'

const batteryTexts: Translation['batteryTexts'] = {
  title: 'بیٹری کا جائزہ',
  about: 'شائع شدہ خصوصیات سے بیٹری اور اس کی چارجنگ کو پرکھتا ہے۔',
  start: 'بیٹری کا جائزہ لیں',
  progress: 'بیٹری کا جائزہ لیا جا رہا ہے…',
  scores: { capacity: 'گنجائش', charging: 'چارجنگ', efficiency: 'بجلی کی بچت' },
}

export default batteryTexts
