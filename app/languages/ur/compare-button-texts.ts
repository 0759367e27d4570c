import type { Translation } from '../text-modules.ts'

const compareButtonTexts: Translation['compareButtonTexts'] = {
  add: 'موازنے میں شامل کریں',
  isIn: 'موازنے میں ہے',
}

export default compareButtonTexts
