/** The words of the contact page. */
import { SITE_NAME } from '#app/platform/site-name.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  title: 'Contact Us',
  description: (hours: number) =>
    `Write to ${SITE_NAME} about a price, a review or a problem. We answer by e-mail within ${hours} hours.`,
  intro: 'A wrong price, a phone that is missing, a question about the site: write to us.',
  thanks: 'Thank you, your message was sent',
  sendAnother: 'Send another message',
  privacy: 'Our {policy} explains how we use your message.',
  policy: 'privacy policy',
  support: 'Support',
  /** Before the hours of the day. */
  supportToday: 'Support today:',
}

export const contactPageTexts = inLanguage('contactPageTexts', en)
