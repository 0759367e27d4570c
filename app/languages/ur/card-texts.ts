import type { Translation } from '../text-modules.ts'

const cardTexts: Translation['cardTexts'] = {
  specs: { display: 'سکرین', processor: 'پروسیسر', ram: 'ریم', storage: 'سٹوریج', camera: 'کیمرا' },
  ram: size => `${size} ریم`,
}

export default cardTexts
