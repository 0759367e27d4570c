/** What the API and the panel say where a phone does not exist; the page has its own texts. */
export const PHONE_NOT_FOUND = 'The requested mobile phone could not be found.'
