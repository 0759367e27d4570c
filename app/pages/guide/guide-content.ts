/** The buying guide: what the figures mean, how registration works (GUIDE-2). What each sum buys stands beside it. */
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { inWords, plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Mobile Phone Buying Guide for Pakistan',
  description:
    'What a phone should cost in Pakistan, what RAM, storage, chipset, display, camera and battery figures mean, and how to check PTA registration.',
  heading: 'Buying Guide',
  intro: 'Set your budget, then pick the two things you use most. The rest of the figures can wait.',
  onThisPage: 'On this page',
  budget: 'How much to spend',
  figuresTitle: 'What the figures mean',
  pta: 'PTA registration',
  /** Shorter, for the links to these parts. */
  parts: { budget: 'Budgets', checklist: 'Checklist', figures: 'Figures', pta: 'PTA' },
  checklistTitle: 'Before you pay',
  /** The number includes those with a launch price alone. */
  seePhones: (count: number) =>
    plural(count, { one: `See ${count} phone (launch prices too)`, other: `See ${count} phones (launch prices too)` }),
  /** A phone of a closed band, its price, and of when and where. */
  suchAs: 'such as {phone}, {price} ({note})',
  howChosenTitle: 'How we choose the phones',
  howChosen: [
    'Each has what its text asks for. Phones of over three years ago are left out.',
    'Chosen are the cheapest and the newest, of other brands where there are any.',
    'Phones with a price of the last months come first, then by price, the lowest first. No price is over a year old.',
    'A filled tag: a price of the last months. An outlined one: an older price, which may have changed.',
  ],
  onlyOne: (year: number) => `The only one since ${year} known to have all this and a price seen within a year.`,
  uses: 'At this price, for:',
  useNames: { camera: 'camera', battery: 'battery', games: 'games', updates: 'updates', fiveG: '5G' },
  noPhones: 'No phones of this price yet.',
  figures: [
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
  ],
  compare: `See the figures of up to ${inWords(COMPARE_LIMIT)} phones {sideBySide}, or read what we make of some of them in our {reviews}.`,
  sideBySide: 'side by side',
  reviews: 'reviews',
  register:
    'Pakistan keeps a register of phones, called DIRBS: the Device Identification, Registration and Blocking System of the Pakistan Telecommunication Authority (PTA). A phone used with a local SIM has to be in it within 60 days; later it is blocked from all Pakistani networks. A phone sold as “PTA approved” is registered, one sold as “non-PTA” is not, and is cheaper for that reason alone.',
  registerTitle: 'What the register is',
  check: 'Check a phone',
  checkSteps: [
    'Dial *#06#. The phone shows its IMEI, a number of 15 digits. A phone with two SIMs has two; check both.',
    'Send the IMEI by SMS to 8484, or enter it at dirbs.pta.gov.pk.',
    'Read the answer. “Compliant” means registered. “Valid” means a genuine phone that is not registered. “Non-compliant” or “blocked”: do not buy it.',
    'Compare the IMEI on the screen with the one on the box and on the receipt.',
  ],
  registration: 'Register a phone from abroad',
  registrationSteps: [
    'Apply on the DIRBS website, by dialling *8484#, or at a franchise of your mobile operator.',
    'You get a PSID, the number of a payment slip with the tax for this model. Pay it at a bank, an ATM or by online banking while it is valid.',
    'Send the IMEI to 8484 again, and keep the receipt.',
  ],
  tax: 'The tax depends on the value of the model and changes with each budget. {taxPage}, with the rates and their sources. The PSID is the last word, whatever a seller or this page says.',
  taxPage: 'Work out the tax',
  /** The public information that this follows, and its date. */
  source: 'Source: Pakistan Telecommunication Authority, {site}; November 2026',
  checklist: [
    'The price is for the variant that you want: RAM and storage are printed on the box.',
    'The IMEI is compliant, and the seller writes it on the receipt.',
    'The warranty is the maker’s in Pakistan, not the shop’s word.',
    'You have asked a second shop. Our prices are a start: each names its source and date.',
    'For a used phone: battery health, a call, both cameras, the charging port, and that no account is locked to it.',
  ],
  question: 'Still have a question? {contact}.',
  contact: 'Write to us',
}

export const guideContent = inLanguage('guideContent', en)

/** Where the PTA tells of registration. */
export const PTA_SITE = 'dirbs.pta.gov.pk'
