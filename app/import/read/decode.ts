/** Decodes the encodings that spreadsheets and scrapers write. Pure. */

export type Decoded = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }

/** UTF-16 with a byte order mark, else valid UTF-8, else Windows-1252, in which every byte is a character. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}
