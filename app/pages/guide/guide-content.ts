/** The buying guide: what each sum buys, what the figures mean, how registration works (GUIDE-2). */

/** A price band of the guide (GUIDE-1), with the search that finds its phones: each phone in one band. */
export type GuideBand = { title: string; search: string; audience: string; advice: string }

export const guideBands: GuideBand[] = [
  {
    title: 'Under 25,000 rupees',
    search: 'under 25000',
    audience: 'Calls, WhatsApp, videos',
    advice:
      'Take 4 GB of RAM and 64 GB of storage as the least. Ask for a slot for a memory card. Do not pay for the number of cameras: one good one is all you get here.',
  },
  {
    title: '25,000 to 50,000 rupees',
    search: 'between 25000 and 49999',
    audience: 'Every day, several apps, some games',
    advice:
      'Look for 6 or 8 GB of RAM and 128 GB of storage. A battery of 5,000 mAh or more is normal here. A sharp AMOLED screen begins near the upper end, and is worth waiting for.',
  },
  {
    title: '50,000 to 100,000 rupees',
    search: 'between 50000 and 100000',
    audience: 'Good pictures, games, years of use',
    advice:
      'Expect an AMOLED screen at 120 Hz, 256 GB, fast charging and a camera with optical stabilisation (OIS). Compare how many years of Android upgrades are promised: that is where phones of this class differ most.',
  },
  {
    title: 'Above 100,000 rupees',
    search: 'above 100000',
    audience: 'Zoom, speed, the best screens',
    advice:
      'You pay for a telephoto camera, a top chipset, water resistance and long support. Last year’s flagship is often a better buy than this year’s middle class. Ask for the warranty in writing.',
  },
]

export type Term = { term: string; text: string }

export const figures: Term[] = [
  {
    term: 'RAM',
    text: 'Memory for apps that are open. 4 GB is enough for chats and videos, 6 to 8 GB for everything else, 12 GB for heavy games. “Extended” or “virtual” RAM is borrowed storage: it is slower, so do not count it.',
  },
  {
    term: 'Storage',
    text: 'Room for apps and pictures, of which the system takes 15 to 25 GB. 128 GB lasts most people for years. UFS is quick, eMMC is slow; the difference is felt each time an app opens. A memory card holds pictures well and apps badly.',
  },
  {
    term: 'Chipset',
    text: 'The phone’s engine. Within one maker a higher series is quicker: Snapdragon 4, 6, 7, 8; Helio G, then Dimensity 6000 to 9000. Smaller nanometres (nm) mean less heat and a longer day. The number of cores says little.',
  },
  {
    term: 'Display',
    text: 'AMOLED has deep black and is easy on the battery; IPS LCD is cheaper. 90 or 120 Hz makes scrolling smooth. For a sharp picture look for 1080 pixels across. Above 1,000 nits a screen can be read in the sun.',
  },
  {
    term: 'Camera',
    text: 'Megapixels sell phones, but the size of the sensor, the lens (a small f-number) and OIS make the picture. A “macro” or “depth” camera of 2 MP adds to the count only. If you film, look for 4K with stabilisation.',
  },
  {
    term: 'Battery',
    text: '5,000 mAh carries most phones through a day, 6,000 and more into the second. Watts say how fast it charges: 18 W takes about two hours, 45 W about one. Check that the charger is in the box.',
  },
]

/** From the Pakistan Telecommunication Authority's public information. */
export const ptaSource = {
  name: 'Pakistan Telecommunication Authority',
  site: 'dirbs.pta.gov.pk',
  date: 'November 2026',
}

export const ptaSteps: string[] = [
  'Dial *#06#. The phone shows its IMEI, a number of 15 digits. A phone with two SIMs has two; check both.',
  'Send the IMEI by SMS to 8484, or enter it at dirbs.pta.gov.pk.',
  'Read the answer. “Compliant” means registered. “Valid” means a genuine phone that is not registered. “Non-compliant” or “blocked”: do not buy it.',
  'Compare the IMEI on the screen with the one on the box and on the receipt.',
]

export const ptaRegistration: string[] = [
  'Apply on the DIRBS website, by dialling *8484#, or at a franchise of your mobile operator.',
  'You get a PSID, the number of a payment slip with the tax for this model. Pay it at a bank, an ATM or by online banking while it is valid.',
  'Send the IMEI to 8484 again, and keep the receipt.',
]

export const checklist: string[] = [
  'The price is for the variant that you want: RAM and storage stand on the box.',
  'The IMEI is compliant, and the seller writes it on the receipt.',
  'The warranty is the maker’s in Pakistan, not the shop’s word.',
  'You have asked a second shop. Our prices are a start: each names its source and date.',
  'For a used phone: battery health, a call, both cameras, the charging port, and that no account is locked to it.',
]
