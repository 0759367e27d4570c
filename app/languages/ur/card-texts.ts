import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const cardTexts: Translation['cardTexts'] = {
  specs: { display: 'سکرین', processor: 'پروسیسر', ram: 'ریم', storage: 'سٹوریج', camera: 'کیمرا', battery: 'بیٹری' },
  keypad: {
    screen: 'سکرین',
    sims: 'سمیں',
    simsUnit: count => (count === 1 ? 'سم' : 'سمیں'),
    network: 'نیٹ ورک',
    no4g: `${isolate('4G')} نہیں`,
    radio: 'ریڈیو',
    fm: 'ایف ایم',
    radioUnit: 'ریڈیو',
    camera: 'کیمرا',
    basic: 'سادہ',
    one: 'ایک',
  },
  littleKnown: 'سکرین، پروسیسر، بیٹری اور کیمرا معلوم نہیں',
  speedUnknown: 'رفتار، 5G اور اپڈیٹس ابھی معلوم نہیں',
  noFiveG: `${isolate('5G')} نہیں`,
  speedAndFiveGUnknown: `رفتار ابھی معلوم نہیں، یہاں ${isolate('5G')} کی تصدیق نہیں`,
  fiveGNotConfirmed: `یہاں ${isolate('5G')} کی تصدیق نہیں`,
  updatesTo: year => `اپڈیٹس\u00a0${year}\u00a0تک`,
  updatesEnded: year => `اپڈیٹس\u00a0${year}\u00a0میں\u00a0ختم`,
}

export default cardTexts
