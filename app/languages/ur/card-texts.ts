import type { Translation } from '../text-modules.ts'

const cardTexts: Translation['cardTexts'] = {
  specs: { display: 'سکرین', processor: 'پروسیسر', ram: 'ریم', storage: 'سٹوریج', camera: 'کیمرا', battery: 'بیٹری' },
}

export default cardTexts
