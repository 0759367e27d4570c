/** The words of the comparison that the server makes: labels of rows, and what each phone does better. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  rows: {
    price: 'Price',
    brand: 'Brand',
    releaseDate: 'Release Date',
    display: 'Display',
    processor: 'Processor',
    ram: 'RAM',
    storage: 'Storage',
    camera: 'Main Camera',
    battery: 'Battery',
    weight: 'Weight',
    dimensions: 'Dimensions',
  },
  /** Of one phone of two, and of one of more. */
  merits: {
    pricePkr: { ofTwo: 'costs less', ofMany: 'costs least' },
    batteryMah: { ofTwo: 'has the larger battery', ofMany: 'has the largest battery' },
    chargingW: { ofTwo: 'charges with more power', ofMany: 'charges with the most power' },
    mainCameraMp: {
      ofTwo: 'has more megapixels in the main camera',
      ofMany: 'has the most megapixels in the main camera',
    },
    refreshHz: { ofTwo: 'has the smoother screen', ofMany: 'has the smoothest screen' },
    ramGb: { ofTwo: 'comes with more memory', ofMany: 'comes with the most memory' },
    storageGb: { ofTwo: 'comes with more storage', ofMany: 'comes with the most storage' },
    weightG: { ofTwo: 'is lighter', ofMany: 'is the lightest' },
    thicknessMm: { ofTwo: 'is thinner', ofMany: 'is the thinnest' },
  },
  merit: (words: string, figure: string) => `${words} (${figure})`,
  leads: (name: string, merits: string) => `${name} ${merits}.`,
  leadsInNone: (name: string) => `${name} leads in none of the figures compared here.`,
  withoutPrice: (sentence: string) => `${sentence} Its price is not known.`,
}

export type CompareTableTexts = typeof en
export const compareTableTexts = inLanguage({ en })
