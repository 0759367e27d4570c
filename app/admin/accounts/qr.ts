/** A QR code as the data of an SVG path, one unit for each module. Pure. */
import encodeQR from 'qr'

/** Modules of quiet zone around the code, as its standard asks. */
const BORDER = 4

export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: rows.length, path }
}
