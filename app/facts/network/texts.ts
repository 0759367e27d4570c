/** The words for what a phone can use of a network. */
import { inLanguage } from '#app/platform/text/language.ts'
import type { NetworkStatus } from './values.ts'

const en = {
  statuses: {
    full: 'Yes, all bands',
    good: 'Yes',
    partial: 'Works on some 5G',
    weak: 'Hardly',
    none: 'No: other bands',
    'no-4g': 'No 4G',
    'no-5g': 'No 5G',
    unknown: 'Not known',
    'not-offered': 'None of its own',
  } satisfies Record<NetworkStatus, string>,
  /** Of 4G, where the words are others. */
  statuses4g: { partial: 'Works on some 4G' } as Partial<Record<NetworkStatus, string>>,
  /** A band with its frequency, as in `n28 (700 MHz)`. */
  band: (band: string, frequency: string) => `${band} (${frequency})`,
}

export const networkTexts = inLanguage('networkTexts', en)
