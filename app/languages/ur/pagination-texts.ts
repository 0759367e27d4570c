import type { Translation } from '../text-modules.ts'

const paginationTexts: Translation['paginationTexts'] = {
  previous: 'پچھلا',
  next: 'اگلا',
  pageOfPages: (page, pages) => `${pages} میں سے صفحہ ${page}`,
  page: page => `صفحہ ${page}`,
  pagesLeftOut: 'درمیان کے صفحے نہیں دکھائے گئے',
}

export default paginationTexts
