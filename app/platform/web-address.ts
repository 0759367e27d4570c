/** Whether a text is an absolute http(s) address. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** The longest address that is taken, in characters. */
export const MAX_ADDRESS_LENGTH = 2000
