/** Labels of the specs on a phone card; server only. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  specs: {
    display: 'Display',
    processor: 'Processor',
    ram: 'RAM',
    storage: 'Storage',
    camera: 'Camera',
    battery: 'Battery',
  },
}

export const cardTexts = inLanguage('cardTexts', en)
