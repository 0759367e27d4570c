import type { Translation } from '../text-modules.ts'

const designTexts: Translation['designTexts'] = {
  title: 'ملتے جلتے ڈیزائن ڈھونڈیں',
  about: 'ملتے جلتے سائز اور بناوٹ کے موبائل ڈھونڈتا ہے۔',
  start: 'ملتے جلتے ڈیزائن دیکھیں',
  progress: 'ملتے جلتے ڈیزائن ڈھونڈے جا رہے ہیں…',
  fromDimensions: '{label} {reason} یہ موبائل شائع شدہ سائز، وزن اور بناوٹ میں سب سے قریب ہیں۔',
  fromDimensionsLabel: 'پیمائش کی بنیاد پر۔',
  similarity: (percent, words) => `${percent} فیصد · ${words}`,
  alike: aspects => `ایک جیسا: ${aspects}`,
  different: differences => `فرق: ${differences}`,
  noDesigns: 'کوئی ملتا جلتا ڈیزائن نہیں ملا۔',
}

export default designTexts
