import type { Translation } from '../text-modules.ts'

const screenTexts: Translation['screenTexts'] = {
  title: 'سکرین کے معیار کا جائزہ',
  about: 'شائع شدہ خصوصیات سے سکرین کو پرکھتا ہے۔',
  start: 'سکرین کا جائزہ لیں',
  progress: 'سکرین کا جائزہ لیا جا رہا ہے…',
  scores: {
    sharpness: 'شارپنس',
    colours: 'رنگوں کی درستی',
    brightness: 'برائٹنس',
    viewingAngles: 'دیکھنے کے زاویے',
  },
  bestFor: use => `سب سے موزوں: ${use}`,
  estimate: {
    strengths: ['پڑھنے، پیغامات اور ویڈیو کے لیے موزوں'],
    weaknesses: ['یہ اندازہ نہیں بتاتا کہ تیز دھوپ میں سکرین کیسی پڑھی جاتی ہے'],
    use: 'پڑھنا، ویڈیو اور سوشل میڈیا۔',
  },
}

export default screenTexts
