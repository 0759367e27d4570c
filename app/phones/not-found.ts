/** Message of the API and the panel for an unknown phone; the page has its own texts. */
export const PHONE_NOT_FOUND = 'The requested mobile phone could not be found.'
