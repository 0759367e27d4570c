/** What counts as a picture, shared by server and browser. */

export const MEGABYTE = 1024 * 1024

/** The bytes at the start of a file that tell what it is. */
export const SIGNATURE_BYTES = 12

/** Whether a file is a JPEG, PNG or WebP by its content; its name and declared type are not trustworthy (AI-8). */
export function isPicture(file: Uint8Array): boolean {
  const begins = (...bytes: number[]) => bytes.every((byte, index) => file[index] === byte)
  const isWebp = begins(0x52, 0x49, 0x46, 0x46) && String.fromCharCode(...file.subarray(8, SIGNATURE_BYTES)) === 'WEBP'
  return begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) || isWebp
}
