/** Which chips have 5G, by the families of their makers. Pure. */

/** Families of which every chip has a 5G modem. */
const families = [/^Dimensity \d/, /^Snapdragon [4678]s?\+? Gen \d/, /^Apple A(?:1[4-9]|2\d)\b/]
/** Chips of such a family without one, and those sold without it to a maker. */
const exceptions = /^Snapdragon 6s Gen [12]$|\b4G$/

/** Whether a chip of this normalized name has a 5G modem; null where that is not known. */
export const has5gModem = (chip: string): boolean | null =>
  exceptions.test(chip) ? false : families.some(family => family.test(chip)) ? true : null
