/** The words of the specs on a phone card; server only. */
import { plural } from '#app/platform/text/format.ts'
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
  /** Of a phone with keys: labels, values, and what follows a value where no label stands beside it. */
  keypad: {
    screen: 'screen',
    sims: 'SIMs',
    simsUnit: (count: number) => plural(count, { one: 'SIM', other: 'SIMs' }),
    network: 'Network',
    no4g: 'No 4G',
    radio: 'Radio',
    fm: 'FM',
    radioUnit: 'radio',
    camera: 'camera',
    basic: 'Basic',
    one: 'One',
  },
  littleKnown: 'Screen, chip, battery and camera are not known',
  speedUnknown: 'Speed, 5G and updates are not known yet',
  speedAndFiveGUnknown: 'Speed not known yet, 5G not confirmed here',
  noFiveG: 'no 5G',
  fiveGNotConfirmed: '5G not confirmed here',
  updatesTo: (year: string) => `updates\u00a0to\u00a0${year}`,
  updatesEnded: (year: string) => `updates\u00a0ended\u00a0${year}`,
}

export const cardTexts = inLanguage('cardTexts', en)
