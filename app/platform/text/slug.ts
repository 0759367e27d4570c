/** A name as a slug (DATA-2): lower case, runs of anything but letters and digits as one hyphen, none at the ends. Pure. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
