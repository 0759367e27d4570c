import type { Translation } from '../text-modules.ts'

const legalTexts: Translation['legalTexts'] = {
  binding: 'یہ ترجمہ آسانی کے لیے ہے۔ اگر دونوں میں فرق ہو تو انگریزی متن مانا جائے گا۔',
  effective: '{date} سے نافذ',
  onThisPage: 'اس صفحے پر',
}

export default legalTexts
