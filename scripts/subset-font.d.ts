/** The part of the package that is used here; it has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean; dropTables: string[] },
  ): Promise<Buffer>
}
