/** The words of the pages of a list. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  previous: 'Previous',
  next: 'Next',
  pageOfPages: (page: number, pages: number) => `Page ${page} of ${pages}`,
  page: (page: number) => `Page ${page}`,
  pagesLeftOut: 'Pages left out',
}

export const paginationTexts = inLanguage('paginationTexts', en)
