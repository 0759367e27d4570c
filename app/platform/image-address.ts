/** What counts as the address of a picture, everywhere that one is typed, imported or shown. Pure. */

/** An absolute http(s) URL, or a path of our own site (IMAGE-4). */
export function isImageAddress(address: string): boolean {
  if (address.startsWith('/')) return !address.startsWith('//') && URL.canParse(address, 'http://own.invalid')
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
