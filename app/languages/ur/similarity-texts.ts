import { plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const millimetres = (mm: string) => isolate(`${mm} mm`)

const similarityTexts: Translation['similarityTexts'] = {
  rupeesLess: rupees => `Rs ${rupees} کم`,
  rupeesMore: rupees => `Rs ${rupees} زیادہ`,
  faster: 'چپ زیادہ تیز',
  slower: 'چپ کم تیز',
  insteadOf: {
    refreshHz: (its, own) => `${isolate(own)} کے بجائے ${isolate(`${its} Hz`)}`,
    batteryMah: (its, own) => `${isolate(own)} کے بجائے ${isolate(`${its} mAh`)}`,
    screenInches: (its, own) => `${isolate(`${own}"`)} کے بجائے ${isolate(`${its}"`)}`,
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
