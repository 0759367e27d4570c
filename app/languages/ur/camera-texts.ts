import type { Translation } from '../text-modules.ts'

const cameraTexts: Translation['cameraTexts'] = {
  title: 'کیمرے کے معیار کا جائزہ',
  about: 'شائع شدہ خصوصیات سے کیمرے کو پرکھتا ہے۔',
  start: 'کیمرے کا جائزہ لیں',
  progress: 'کیمرے کا جائزہ لیا جا رہا ہے…',
  scores: { daylight: 'دن کی روشنی', lowLight: 'کم روشنی', portrait: 'پورٹریٹ', video: 'ویڈیو' },
  recommendedFor: 'کس کام کے لیے موزوں',
  estimate: {
    strengths: ['دن کی روشنی میں تصویروں کے لیے موزوں'],
    weaknesses: ['یہ اندازہ اندھیرے یا زوم کی تصویروں کو نہیں پرکھتا'],
    uses: ['روزمرہ کی تصویریں', 'سوشل میڈیا'],
  },
}

export default cameraTexts
