import type { Translation } from '../text-modules.ts'

const toastTexts: Translation['toastTexts'] = {
  close: 'بند کریں',
  notifications: 'اطلاعات (F8)',
}

export default toastTexts
