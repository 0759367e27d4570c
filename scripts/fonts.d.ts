/** The parts of two packages that are used here; they have no types of their own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2'; keepFeatures?: string[]; noHinting: boolean; dropTables: string[] },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, format: 'truetype') => Promise<Buffer<ArrayBuffer>> }
  export default fontverter
}
