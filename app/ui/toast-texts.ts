/** The words of toasts. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  close: 'Close',
  /** With the key that leads there. */
  notifications: 'Notifications (F8)',
}

export const toastTexts = inLanguage('toastTexts', en)
