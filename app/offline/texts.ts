/** The words of reading without a connection. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  keptOn: 'Saved on {date}, prices may have changed. You have no connection.',
  kept: 'Saved on this device: it opens without a signal.',
  title: 'No connection',
  description: 'What this device has saved for reading without a connection.',
  text: 'This page was not saved on this device, so it opens only with a connection.',
  tryAgain: 'Try again',
  sent: 'Your report is saved on this device. It is sent once, as soon as a page of the site opens with a connection.',
  saved: 'Saved on this device',
  what: 'Slips, comparisons, the tax calculator and price report forms that you open and touch are saved, the newest of them, without an account.',
}

export const offlineTexts = inLanguage('offlineTexts', en)
