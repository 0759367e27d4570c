import type { Translation } from '../text-modules.ts'

const compareTrayTexts: Translation['compareTrayTexts'] = {
  tray: 'چنے ہوئے موبائل',
  slip: 'پرچیاں',
  compare: 'موازنہ کریں',
  another: 'اور چنیں',
  ofLimit: (count, limit) => `${limit} میں سے ${count} موبائل`,
  others: phones => ` + ${phones}`,
}

export default compareTrayTexts
