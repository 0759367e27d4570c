import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const cardTexts: Translation['cardTexts'] = {
  specs: { display: 'سکرین', processor: 'پروسیسر', ram: 'ریم', storage: 'سٹوریج', camera: 'کیمرا', battery: 'بیٹری' },
  ram: size => `${isolate(size)} ریم`,
}

export default cardTexts
