/** What is said of a form that was not taken. */
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  noFirstName: 'Enter your first name',
  noLastName: 'Enter your last name',
  noEmail: 'Enter your e-mail address',
  email: 'Enter an e-mail address such as name@example.com',
  phone: 'Enter a phone number such as 0300 1234567, or leave it empty',
  noSubject: 'Choose what it is about',
  noMessage: 'Write your message',
  noPrice: 'Enter the price that you saw',
  priceOfNoPhone: 'No phone costs this. Type the whole price in rupees, such as 84,999.',
  price: 'Enter the price in rupees, such as 84,999',
  noPlace: 'Say where you saw it: a shop or a link',
  fields: (count: number) =>
    plural(count, { one: 'One field needs another look.', other: `${count} fields need another look.` }),
  tooMany: (minutes: number) =>
    `Too many messages came from your network in the last hour, so this one was not sent. Please try again in ${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
}

export const contactErrorTexts = inLanguage('contactErrorTexts', en)
