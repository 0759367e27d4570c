/** The words of sharing a link. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  share: 'Share',
  linkCopied: 'Link copied',
  linkCopiedHint: 'Paste it wherever you want to share it.',
  linkNotCopied: 'The link could not be copied',
}

export const shareTexts = inLanguage('shareTexts', en)
