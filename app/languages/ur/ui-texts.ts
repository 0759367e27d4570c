import type { Translation } from '../text-modules.ts'

const uiTexts: Translation['uiTexts'] = {
  breadcrumb: 'راستہ',
  home: 'ہوم',
  close: 'بند کریں',
}

export default uiTexts
