import type { Translation } from '../text-modules.ts'

const legalTexts: Translation['legalTexts'] = {
  effective: '{date} سے نافذ',
  onThisPage: 'اس صفحے پر',
}

export default legalTexts
