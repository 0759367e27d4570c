/** The words of the pages for what went wrong. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  goHome: 'Go to the homepage',
  request: (id: string) => `Request ${id}`,
  connectionLost: {
    title: 'That did not get through',
    text: 'The connection was lost. Check it, then load the page again.',
  },
  unexpected: {
    title: 'Something went wrong on our side',
    text: 'It is not your doing, and we have noted it. Please try again in a moment.',
  },
  /** By status. */
  errors: {
    400: { title: 'That address is malformed', text: 'Something in it cannot be read. Start again from the homepage.' },
    403: { title: 'That was refused', text: 'The request did not come from one of our pages.' },
    405: { title: 'That cannot be done here', text: 'This address answers another kind of request.' },
    415: { title: 'That cannot be read', text: 'The request is not a form that one of our pages sends.' },
    408: { title: 'That took too long', text: 'What you sent did not arrive in time. Please try again.' },
    413: { title: 'That is too large', text: 'What you sent is more than this page accepts.' },
    503: { title: 'Busy for a moment', text: 'Nothing was saved. Go back, and try again in a few seconds.' },
    429: {
      title: 'Slow down a little',
      text: 'Too many requests came from your network in a short time. Please load this page again in a minute.',
    },
  } as Partial<Record<number, { title: string; text: string }>>,
}

export const errorTexts = inLanguage('errorTexts', en)
