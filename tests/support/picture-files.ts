/** Files as an editor chooses them: pictures, and what only looks like one. */
import sharp from 'sharp'

/** A picture of one colour, as a camera would store it: with its place and the camera's name. */
export const photoOf = (colour: string, { width = 1200, height = 1500 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()

/** The smallest GIF. */
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
