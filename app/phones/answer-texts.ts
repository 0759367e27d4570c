/** The words of the first answer of a phone's page. */
import type { SpeedValue } from '#app/facts/values.ts'
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  more: (rupees: string, when: string) => `Rs ${rupees} more than ${when}`,
  less: (rupees: string, when: string) => `Rs ${rupees} less than ${when}`,
  inMonth: (month: string) => `in ${month}`,
  about: (month: string) => `around ${month}`,
  /** After it, where the two prices may not be of the same thing. */
  otherShop: 'at another shop',
  unnamedMemory: 'memory not named',
  tiers: {
    top: 'Among the fastest phones: every game runs well.',
    fast: 'Fast, also in heavy games.',
    good: 'Fast enough for most games.',
    everyday: 'Smooth for WhatsApp and video, not for heavy games.',
    basic: 'Enough for WhatsApp and video; games stutter.',
    minimal: 'Slow: for calls, WhatsApp and little more.',
  } satisfies Record<NonNullable<SpeedValue['tier']>, string>,
  /** Of a chip that was not measured itself. */
  probably: (verdict: string) => `Probably ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
  keypad: 'A phone with keys, for calls and messages.',
  keypadFlip: 'A folding phone with keys, for calls and messages.',
  points: {
    updatesUntil: (month: string) => `Security updates until ${month}`,
    updatesEnded: (month: string) => `Security updates ended in ${month}`,
    bigBattery: (mah: string) => `Big battery: ${mah} mAh`,
    smallBattery: (mah: string) => `Small battery: ${mah} mAh`,
    lasts: (hours: number) => `Lasts ${hours} h of measured use`,
    lastsShortly: (hours: number) => `Lasts only ${hours} h of measured use`,
    chargesFast: (watts: string) => `Charges fast: ${watts} W`,
    chargesSlowly: (watts: string) => `Slow to charge, by today’s measure: ${watts} W`,
    smoothOled: (panel: string, hertz: number) => `${panel} screen, ${hertz} Hz`,
    plainLcd: 'LCD screen, 60 Hz',
    coarse: (pixels: number) => `Low-resolution screen (${pixels}p)`,
    zoom: (times: number) => `${times}x optical zoom`,
    stabilised: 'Stabilised main camera',
    notStabilised: 'No optical stabilisation (OIS)',
    fiveG: '5G works in Pakistan',
    someFiveG: 'Works on some 5G in Pakistan',
    noFiveG: 'No 5G',
    water: 'Survives a fall into water',
    card: 'Takes a memory card',
    noCard: 'No memory card slot',
    nanoCard: 'Takes a Nano Memory card (no microSD)',
    /** Of phones with keys. */
    removable: 'Removable battery',
    notRemovable: 'Battery cannot be taken out',
    bluetooth: 'Bluetooth',
    noBluetooth: 'No Bluetooth',
    usbC: 'USB-C',
    jack: 'Headphone socket',
    dear: 'Costs more than most phones with keys',
  },
  pros: 'Good',
  cons: 'Not so good',
  /** By short spec or fact. */
  facts: {
    display: 'Display',
    processor: 'Processor',
    ram: 'RAM',
    storage: 'Storage',
    camera: 'Main Camera',
    battery: 'Battery',
    radio: 'FM radio',
    torch: 'Torch',
    loudspeaker: 'Loudspeaker',
    sims: 'SIMs',
    jack: 'Headphones',
    fourG: '4G',
  },
  further: {
    selfie: (megapixels: string) => `${megapixels} MP selfie`,
    nfc: 'NFC',
    esim: 'eSIM',
    wireless: 'wireless charging',
    jack: 'headphone jack',
    infrared: 'infrared',
  },
  yes: 'Yes',
  no: 'No',
  notKnown: 'Not known',
  simsByVersion: '1 or 2 SIMs',
  simSlots: (count: number) => plural(count, { one: '1 SIM', other: `${count} SIMs` }),
}

export const answerTexts = inLanguage('answerTexts', en)
