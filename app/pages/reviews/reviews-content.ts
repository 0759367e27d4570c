/**
 * The reviews, in our own words. Every figure is the catalogue's, which a test holds; prices are not named here, because
 * they change: the page shows the current one beside each review.
 */
import { inLanguage } from '#app/platform/text/language.ts'
import type { ReviewedPhone, ReviewText } from './review.ts'

const en: Record<ReviewedPhone, ReviewText> = {
  'samsung-galaxy-s26-ultra': {
    headline: 'The one that leaves nothing out',
    text: 'Four rear cameras reach from an ultrawide to a 5x periscope, and the main sensor is 200 MP. With up to 7 major Android upgrades it is a phone to keep for years. Buy it for the zoom, the pen or the long support. For calls, chats and clips, a phone at half the price does the same.',
    strong: [
      'Two telephoto cameras, 3x and 5x',
      'Up to 7 major Android upgrades',
      'Anti-reflective screen that can be made private',
    ],
    weak: ['214 g and 6.9 inches: made for two hands', 'No memory card slot'],
  },
  'apple-iphone-17': {
    headline: 'The small one that gave up little',
    text: 'At 6.3 inches and 177 g it fits one hand, and the screen now refreshes at 120 Hz like that of the Pro models. Storage starts at 256 GB, so the cheapest variant is one to live with. Who photographs from afar should look on: there is no telephoto camera.',
    strong: ['Light at 177 g', '120 Hz screen with a peak of 3,000 nits', '256 GB in the first variant'],
    weak: ['No telephoto camera', 'A battery of 3,692 mAh, small beside Android phones of its price'],
  },
  'vivo-x300-pro': {
    headline: 'A telephoto lens with a phone behind it',
    text: 'The periscope camera carries the 200 MP sensor here, where others put it behind the main lens. Portraits, stages and cricket grounds are its places. The rest keeps up: a Dimensity 9500, 6,510 mAh, and charging at 90 W by cable or 40 W without.',
    strong: ['200 MP periscope camera', '6,510 mAh with 90 W charging', 'IP68 and IP69'],
    weak: ['226 g: among the heavy ones', 'No 3.5mm jack'],
  },
  'xiaomi-poco-x7-pro': {
    headline: 'Money spent where games feel it',
    text: 'A Dimensity 8400 Ultra, UFS 4.0 storage and LPDDR5X memory are parts of dearer phones. The screen peaks at 3,200 nits, and 90 W fill the 6,000 mAh in 42 minutes, says the maker. The cameras and the plastic back show where the money was saved.',
    strong: ['Fast chipset, memory and storage together', '6,000 mAh, full in 42 min', 'IP68 and IP69'],
    weak: ['The 8 MP ultrawide camera', 'Selfie video ends at 1080p'],
  },
  'realme-15-pro': {
    headline: 'A large battery in a slim body',
    text: 'It hides 7,000 mAh in 7.7 mm and 187 g, which few phones manage. The OLED screen refreshes at 144 Hz, and all three large cameras, the selfie one too, have 50 MP and record 4K. Its chipset, a Snapdragon 7 Gen 4, is quick but not the quickest for the price.',
    strong: ['7,000 mAh at 187 g', '144 Hz OLED', '4K video from the selfie camera'],
    weak: ['No telephoto camera', 'Up to 3 major Android upgrades'],
  },
  'vivo-v60': {
    headline: 'A real zoom without the flagship bill',
    text: 'A periscope camera with 50 MP and 3x optical zoom is rare in this class, and the selfie camera has 50 MP as well. The battery of 6,500 mAh charges at 90 W. One part is behind its price: UFS 2.2 storage, which large apps and games will notice.',
    strong: ['50 MP periscope camera', '6,500 mAh in 7.53 mm', 'IP68 and IP69'],
    weak: ['UFS 2.2 storage', 'The 8 MP ultrawide camera'],
  },
  'samsung-galaxy-a56': {
    headline: 'The sensible one for many years',
    text: 'Aluminum frame, glass on both sides, IP67, and up to 6 major Android upgrades: little else in the middle is made to last so long. It charges at 45 W, to the full in 68 minutes by the maker’s figures. Rivals offer larger batteries and a faster chipset for the money.',
    strong: ['Up to 6 major Android upgrades', 'Aluminum and glass, IP67', 'A 12 MP ultrawide camera'],
    weak: ['5,000 mAh, where rivals have more', 'No memory card slot'],
  },
  'tecno-camon-40-pro-5g': {
    headline: 'Steady pictures for a modest sum',
    text: 'An optically stabilised 50 MP camera that records 4K at 60 frames is unusual at this price, and so are IP68 and IP69. Add 8 GB, 256 GB and 5G, and it is an easy phone to recommend to who films more than plays.',
    strong: ['Stabilised 50 MP camera, 4K at 60fps', '50 MP selfie camera', '8 GB and 256 GB in the only variant'],
    weak: ['The 8 MP ultrawide camera', 'No 3.5mm jack'],
  },
  'infinix-hot-60-pro': {
    headline: 'A screen beyond its price',
    text: 'An AMOLED of 1224 x 2720 pixels at 144 Hz is a screen of the class above, in a body of 6.6 mm and 170 g. The Helio G200 is enough for light games at high frame rates, not for heavy ones at high detail. There is no 5G, which matters little where your town has none.',
    strong: ['144 Hz AMOLED, sharp at 440 ppi', '170 g', 'Headphone jack and infrared'],
    weak: ['No 5G', 'One main camera and no ultrawide'],
  },
  'realme-c85-4g': {
    headline: 'For days away from a socket',
    text: 'A battery of 7,000 mAh feeds a screen of few pixels: that is a recipe for long days and load-shedding. It charges at 45 W and can feed another phone. The price of it is a coarse picture: 720 x 1570 pixels on 6.8 inches.',
    strong: ['7,000 mAh with 45 W charging', '144 Hz screen, 1,200 nits', 'Can charge another phone'],
    weak: ['254 ppi: text looks slightly rough', 'No 3.5mm jack'],
  },
  'xiaomi-redmi-a5': {
    headline: 'A first phone, a second phone',
    text: 'For calls, WhatsApp and videos it has what counts: 6.88 inches at 120 Hz, 5,200 mAh, a headphone jack and a slot of its own for a memory card. Take at least the variant with 4 GB. eMMC storage and a small chipset make it slow with many apps.',
    strong: ['Large 120 Hz screen', 'Slot for a memory card beside two SIMs', 'Headphone jack and FM radio'],
    weak: ['eMMC 5.1 storage', '15 W charging for 5,200 mAh takes patience'],
  },
  'samsung-galaxy-a07-4g': {
    headline: 'Little money, long support',
    text: 'Up to 6 major Android upgrades at the price of an entry phone is the reason to choose it: it stays safe to use for banking apps. A Helio G99 with UFS 2.2 storage is quicker than its class. The screen is the weak side, with 720 x 1600 pixels.',
    strong: ['Up to 6 major Android upgrades', 'Helio G99 and UFS 2.2 storage', 'Slot for a memory card'],
    weak: ['720 x 1600 pixels on 6.7 inches', 'No NFC'],
  },
  'oppo-a5x': {
    headline: 'Tough, patient, and no faster than it must be',
    text: 'IP65, Gorilla Glass 7i and a battery of 6,000 mAh suit a phone for work outdoors, and 1,000 nits can be read in the sun. With 4 GB of memory in every variant it wants few apps at a time.',
    strong: ['6,000 mAh with 45 W charging', 'IP65 against dust and water jets', '1,000 nits'],
    weak: ['4 GB of memory at most', '720 x 1604 pixels'],
  },
}

export const reviews = inLanguage('reviews', en)
