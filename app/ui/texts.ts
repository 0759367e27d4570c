/** The words of the primitives that public pages use. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  close: 'Close',
  suggestionsFor: (label: string) => `Suggestions for ${label}`,
  suggestionCount: (count: number) => `${count} suggestions`,
  /** `{hotkey}` is filled by the toasts themselves. */
  notifications: 'Notifications ({hotkey})',
}

export const uiTexts = inLanguage({ en })
