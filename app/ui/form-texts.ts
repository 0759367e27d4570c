/** The words of dialogs, drafts and fields. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  close: 'Close',
  closeWithoutSaving: 'Close without saving what you typed?',
  draftRestored: (moment: string) => `Your draft of ${moment} was restored from this device. It is not saved yet.`,
  discardDraft: 'Discard draft',
  suggested: 'Suggested',
}

export const formTexts = inLanguage('formTexts', en)
