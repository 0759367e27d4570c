/** The terms of service (LEGAL-2). */
import { ANALYTICS_RETENTION_MONTHS, LOG_RETENTION_DAYS, MESSAGE_RETENTION_YEARS } from '#app/platform/retention.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import { type LegalContent, MINIMUM_AGE } from './legal-content.ts'

export const TERMS_EFFECTIVE = '2026-11-21'

const en: LegalContent = {
  title: 'Terms of Service',
  description: `What ${SITE_NAME} offers, what its prices and reviews are worth, and what we ask of visitors.`,
  intro: 'By using the site you agree to these terms. They are short so that they can be read.',
  links: { contact: 'write to us', guide: 'guide', privacy: 'privacy policy' },
  parts: [
    {
      id: 'service',
      title: 'What we offer',
      blocks: [
        `${SITE_NAME} shows prices and specifications of mobile phones in Pakistan and compares them, free of charge. We sell no phones, take no orders and are no agent of a shop or a maker.`,
        `The service is not for children under ${MINIMUM_AGE}.`,
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        'Each price names its source and the date on which it was read. It is no offer. Shops change prices daily, and variants, warranty and tax differ: the price in the shop is the one that counts.',
        'A price marked as a launch price is what one data set says that the phone cost when it was new, with a year and no day. Nobody has verified it, and no shop asks it.',
      ],
    },
    {
      id: 'specifications',
      title: 'Specifications, reviews and helpers',
      blocks: [
        'Specifications come from public sources and may hold mistakes, or describe a variant for another country. Reviews are opinions of our editors on specifications and price, without a test by hand.',
        'What an AI helper says is made by a machine and may be wrong; estimates are marked as such. The pictures are drawings made from published sizes unless a photograph is given.',
      ],
    },
    {
      id: 'pta',
      title: 'Registration with the PTA',
      blocks: [
        'Whether a phone is registered is known to the Pakistan Telecommunication Authority alone. Our {guide} explains how to ask; it does not replace the answer.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      blocks: [
        'You may link to any page and quote prices with their source and date. Please do not',
        {
          list: [
            'burden the site with automatic requests that a person could not make,',
            'send false price reports, advertisements or other people’s data through our forms,',
            'try to get into parts that are not yours.',
          ],
        },
        'Names and marks of phones belong to their makers.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We work with care, but promise neither that everything is right nor that the site is always there. As far as the law allows, we are not liable for a purchase that was decided by what you read here.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        `Messages are kept for ${MESSAGE_RETENTION_YEARS} years, technical logs for ${LOG_RETENTION_DAYS} days. There are no analytics today; they would be kept for ${ANALYTICS_RETENTION_MONTHS} months at most. The {privacy} says what we hold about you.`,
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      blocks: [
        'The law of Pakistan applies. When these terms change, the date at the head of this page changes too. Questions: {contact}.',
      ],
    },
  ],
}

export const termsContent = inLanguage('termsContent', en)
