/** The privacy policy. Each sentence is something that the software does: whoever changes it, changes this text. */
import {
  ANALYTICS_RETENTION_MONTHS,
  COMPARE_COOKIE_DAYS,
  DRAFT_RETENTION_DAYS,
  LOG_RETENTION_DAYS,
  MESSAGE_RETENTION_YEARS,
  REPORT_RETENTION_DAYS,
} from '#app/platform/retention.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import { type LegalContent, MINIMUM_AGE } from './legal-content.ts'

export const PRIVACY_EFFECTIVE = '2026-11-25'

const en: LegalContent = {
  title: 'Privacy Policy',
  description: `What ${SITE_NAME} collects, which is little, how long it is kept, and how to have it deleted.`,
  intro: 'We want to know about phones, not about you. This page says the little that we keep, and for how long.',
  links: { contact: 'contact form' },
  parts: [
    {
      id: 'nothing',
      title: 'What we do not collect',
      blocks: [
        'You need no account. We show no advertisements, run no analytics, and load no scripts of other companies. Pages are the same for everybody.',
        'To know which phones are popular, we count how often the page of each is opened. The count is one number for each phone; who opened the page is noted nowhere.',
        'The pictures of some phones may come from the site of their maker or of a shop; your browser then asks that site.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      blocks: [
        {
          list: [
            'Your choice of light or dark, and the phones in your compare list, in the storage of your browser.',
            'How many pixels a millimetre of your screen has, once you have fitted a card to show phones at true size, with the zoom and size of the screen, in the storage of your browser. It is sent to nobody.',
            `What you have typed into a form and not sent yet, in the storage of your browser, for ${DRAFT_RETENTION_DAYS} days at most. It goes when the form is sent or you discard it.`,
            `Slips, comparisons, the tax calculator and forms of price reports that you opened, for reading them without a connection, and a report that waits for one, for ${DRAFT_RETENTION_DAYS} days at most. Only the report is sent, to us. Deleting the data of this site in your browser deletes them all.`,
            'How far you had scrolled on the pages of this visit, until you close the tab.',
            'The figures that you put into a calculator, of a tax or of instalments, are kept in the address of the page, so that you can send it to somebody. We store them nowhere.',
            `Where scripts are switched off: a cookie with the compare list, for ${COMPARE_COOKIE_DAYS} days. It holds the numbers of phones, nothing about you.`,
            'For the administrator of this site only: a cookie that keeps them signed in, and one that carries a message.',
          ],
        },
      ],
    },
    {
      id: 'messages',
      title: 'What you write to us',
      blocks: [
        'We keep what you type into the contact form (name, e-mail address, phone number where given, subject and message) or into a report of a wrong price. We use it to answer you and to correct the site. We pass it to nobody.',
        `We keep it for ${MESSAGE_RETENTION_YEARS} years at most; then the server deletes it by itself. Copies in backups go when those backups are replaced.`,
        `With a report of a price we keep the network that it came from, not the whole internet address, so that one reader does not count as two. It is forgotten ${REPORT_RETENTION_DAYS} days after we decided on the report, and after ${LOG_RETENTION_DAYS} days at most.`,
        `A photo of a price tag is made smaller and loses what cameras write into files, such as the place. Only our editors see it. It is deleted ${REPORT_RETENTION_DAYS} days after they decided on the report, and after ${LOG_RETENTION_DAYS} days at most.`,
        'Against floods of messages the server remembers for up to two days which internet addresses wrote, apart from what they wrote.',
      ],
    },
    {
      id: 'photos',
      title: 'Photos and AI helpers',
      blocks: [
        'The helpers on a phone’s page ask a language model of Anthropic. What is sent are facts about phones; nothing about you is among them.',
        'A photo that you upload for the photo search is made small, freed of what cameras write into files, such as the place, sent to the model if one is in use, and thrown away. We keep the list of phones that the model named, under a number computed from the photo, so that the same photo is not asked about twice. The photo cannot be made from that number.',
      ],
    },
    {
      id: 'periods',
      title: 'How long we keep things',
      blocks: [
        {
          facts: [
            { term: 'Contact submissions and price reports', text: `${MESSAGE_RETENTION_YEARS} years` },
            {
              term: 'Analytics',
              text: `Today none is collected: the number of views of a phone tells nothing about anybody. If we ever collect some, ${ANALYTICS_RETENTION_MONTHS} months at most.`,
            },
            {
              term: 'Technical logs',
              text: `${LOG_RETENTION_DAYS} days. They say which kind of page was asked for, how long it took and what went wrong. Neither internet addresses nor the words of a search are in them.`,
            },
            {
              term: 'Attempts to sign in to the panel',
              text: `${LOG_RETENTION_DAYS} days, with the network of the internet address, not the whole of it.`,
            },
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `The service is not for children under ${MINIMUM_AGE}. If a child under ${MINIMUM_AGE} has written to us, tell us, and we delete the message.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your say',
      blocks: [
        'Ask us what we hold about you, have it corrected or deleted: write through the {contact} from the e-mail address that you used.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: ['When the site does something new with data, this page says so first, with a new date at its head.'],
    },
  ],
}

export const privacyContent = inLanguage('privacyContent', en)
