/** The key by which spellings of one chip name agree: case and spaces do not matter. */
export const chipKey = (name: string): string => name.toLowerCase().replace(/\s+/g, '')
