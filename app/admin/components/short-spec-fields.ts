/** The short specs in the order of the phone form, with their labels. */
export const shortSpecs = [
  ['ram', 'RAM'],
  ['storage', 'Storage'],
  ['camera', 'Camera'],
  ['battery', 'Battery'],
  ['display', 'Display'],
  ['processor', 'Processor'],
] as const
