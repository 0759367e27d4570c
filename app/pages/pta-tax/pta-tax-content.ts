/** What the page says of registering a phone; each paragraph rests on a fact of the registration table (PTA-6). */
import { inLanguage } from '#app/platform/text/language.ts'

/** Texts by the fact that each rests on, in the order of the page; one may say the days of its fact. */
export type FactTexts = Record<string, string | ((days: number) => string)>

const en = {
  cases: {
    traveller: {
      title: 'I bring an iPhone from Dubai',
      paragraphs: {
        'passport-route':
          'Your own phone, brought by yourself: register it with your passport within 60 days of your arrival. Then the passport sum of the result counts, without income tax and without a fine. After that, and for a phone that somebody brings or sends you, it is the CNIC sum (CNIC: the national identity card).',
        'first-free': 'The first phone of a traveller has not been free of duty since July 2019.',
        'esim-only':
          'Phones made for the United States take no SIM card from iPhone 14 on, only eSIM. Ask the seller, and ask your operator for an eSIM.',
      },
    },
    used: {
      title: 'I buy a used phone on OLX',
      paragraphs: {
        check:
          'Before you pay, send its IMEI to 8484 and compare the model in the reply with the phone in your hand. Registered: there is nothing to pay. Not registered: you pay the CNIC sum, so take that off the price.',
        patched:
          'A good reply alone proves little, because a patched phone looks registered too. Check every IMEI that the phone shows; if the model, the box or the receipt does not agree with the reply, do not buy.',
      },
    },
    blocked: {
      title: 'My SIM stopped after 60 days',
      paragraphs: {
        'free-period': (days: number) =>
          `A phone that is not registered works for ${days} days from the first use of a Pakistani SIM in it; travelling in between does not start them anew. Then it is blocked on every network until the tax is paid. Another SIM does not help, because the phone is blocked and not the SIM.`,
        register:
          'Register at dirbs.pta.gov.pk/drs, by dialling *8484#, or at a service centre of your operator. You get a payment slip (PSID) with the exact sum.',
        psid: (days: number) =>
          `Pay the slip within ${days} days, at a bank, an ATM or by online banking, and send the IMEI to 8484 again. Your own phone, and at most 60 days since you arrived with it: the passport sum. Everything else: the CNIC sum.`,
      },
    },
  },
  deadlines: {
    'free-period': 'So long a phone works with a Pakistani SIM before it must be registered.',
    'passport-route':
      'Another clock: within it your own phone costs the passport sum only. Who puts in the SIM later has less time left for it.',
    psid: 'So long a payment slip is valid. Unpaid, you apply again.',
    temporary:
      'So long visitors and Pakistanis who live abroad can use one phone with one SIM without tax, at each visit. Then it is blocked.',
  },
  /** Deadlines and rules that nobody is certain of. */
  unsettled: {
    filer: 'Filers and non-filers pay the same, says PTA; whether the income tax doubles for non-filers is open.',
    'how-many': 'How many phones a person may register in a year is not certain: official pages contradict each other.',
    'instalments-of-tax':
      'The law of 2026 allows paying the tax in instalments, but no rules for it were published by August 2026.',
  },
  /** From when, or for what, the days of a deadline count. */
  countedFrom: {
    'free-period': 'from the first Pakistani SIM',
    'passport-route': 'from your arrival',
    psid: 'to pay the slip',
    temporary: 'for a visit',
  },
  check: {
    imei: 'Dial *#06#. The phone shows its IMEI, 15 digits; with two SIMs it has two, and both count.',
    check:
      'Send it by SMS to 8484, enter it at dirbs.pta.gov.pk, or use the DVS app. “Compliant” means registered, “valid” a genuine phone that is not registered; leave one that is “non-compliant” or blocked. The model in the reply must be the phone in your hand.',
    'duty-lookup':
      'FBR shows what it asks for a phone at weboc.gov.pk, by its IMEI. That figure counts, not an estimate.',
    'local-phones':
      'Phones assembled here or imported officially come registered: of those in use about 94 in 100, PTA said in December 2025.',
  },
  patched: {
    patched:
      '“Patched”, “CPID” and “JV” phones carry a changed or borrowed IMEI, so that they look registered. Selling and using them is punishable, and PTA blocks them: the phone stops one day, and the money is gone.',
    'non-pta':
      '“Non-PTA” phones are honest in that: they are not registered and cheaper for it. Add the tax before you compare.',
  },
}

export const ptaTaxContent = inLanguage('ptaTaxContent', en)
