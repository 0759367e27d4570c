import { plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const millimetres = (mm: string) => isolate(`${mm} mm`)

const similarityTexts: Translation['similarityTexts'] = {
  rupeesLess: rupees => `Rs ${rupees} کم`,
  rupeesMore: rupees => `Rs ${rupees} زیادہ`,
  faster: 'چپ زیادہ تیز',
  slower: 'چپ کم تیز',
  yearsNewer: years => (years === 1 ? 'ایک سال نیا' : `${years} سال نیا`),
  yearsOlder: years => (years === 1 ? 'ایک سال پرانا' : `${years} سال پرانا`),
  has: {
    fiveG: `${isolate('5G')} ہے`,
    fourG: `${isolate('4G')} ہے`,
    hasNfc: `${isolate('NFC')} ہے`,
    hasCard: 'میموری کارڈ لگتا ہے',
    hasJack: 'ہیڈ فون جیک ہے',
  },
  lacks: {
    fiveG: `${isolate('5G')} نہیں`,
    fourG: `${isolate('4G')} نہیں`,
    hasNfc: `${isolate('NFC')} نہیں`,
    hasCard: 'میموری کارڈ نہیں لگتا',
    hasJack: 'ہیڈ فون جیک نہیں',
  },
  insteadOf: {
    refreshHz: (its, own) => `${isolate(own)} کے بجائے ${isolate(`${its} Hz`)}`,
    batteryMah: (its, own) => `${isolate(own)} کے بجائے ${isolate(`${its} mAh`)}`,
    screenInches: (its, own) => `${isolate(`${own}"`)} کے بجائے ${isolate(`${its}"`)}`,
    chargingWatts: (its, own) => `${isolate(own)} کے بجائے ${isolate(`${its} W`)}`,
    weightG: (its, own) => `${own} کے بجائے ${its} گرام`,
    ramGb: (its, own) => `${isolate(own)} کے بجائے ${isolate(`${its} GB`)} ریم`,
    storageGb: (its, own) => `${isolate(own)} کے بجائے ${isolate(`${its} GB`)} سٹوریج`,
  },
  advantages: {
    fiveG: isolate('5G'),
    fourG: isolate('4G'),
    hasNfc: isolate('NFC'),
    hasCard: 'میموری کارڈ',
    hasJack: 'ہیڈ فون جیک',
    speedPoints: 'زیادہ تیز چپ',
    refreshHz: its => isolate(`${its}\u00a0Hz`),
    batteryMah: its => isolate(`${its}\u00a0mAh`),
    chargingWatts: its => isolate(`${its}\u00a0W`),
    ramGb: its => `${isolate(`${its}\u00a0GB`)} ریم`,
    storageGb: its => `${isolate(`${its}\u00a0GB`)} سٹوریج`,
  },
  traits: {
    proportions: 'باڈی کا تناسب',
    height: 'لمبائی',
    thickness: 'موٹائی',
    weight: 'وزن',
    screenShare: 'سامنے کے رخ میں سکرین کا حصہ',
    rearCameras: 'پچھلے کیمروں کی تعداد',
  },
  slimmer: 'باڈی کم چوڑی',
  wider: 'باڈی زیادہ چوڑی',
  taller: mm => `${millimetres(mm)} زیادہ لمبا`,
  shorter: mm => `${millimetres(mm)} کم لمبا`,
  thicker: mm => `${millimetres(mm)} زیادہ موٹا`,
  thinner: mm => `${millimetres(mm)} کم موٹا`,
  heavier: grams => `${grams} گرام بھاری`,
  lighter: grams => `${grams} گرام ہلکا`,
  narrowerFrame: 'سکرین کے گرد کنارہ کم چوڑا',
  widerFrame: 'سکرین کے گرد کنارہ زیادہ چوڑا',
  rearCameraCount: count => plural(count, { one: `${count} پچھلا کیمرا`, other: `${count} پچھلے کیمرے` }),
  folds: 'یہ فولڈ ہوتا ہے',
  doesNotFold: 'یہ فولڈ نہیں ہوتا',
  fromDimensions: 'صرف پیمائش کی بنیاد پر؛ شکل و صورت نہیں پرکھی گئی۔',
}

export default similarityTexts
