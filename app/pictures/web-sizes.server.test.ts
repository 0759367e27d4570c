import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_PICTURE_BYTES, MAX_STORED_BYTES, pictureHash, picturePath } from './phone-pictures.ts'
import { webSizes } from './web-sizes.server.ts'

const asFile = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
const sizesOf = async (bytes: Uint8Array) => {
  const { small, large } = await webSizes(asFile(bytes))
  const read = async (webp: Buffer) => sharp(webp).metadata()
  return [await read(small), await read(large)] as const
}
const measures = (pictures: readonly { width: number; height: number; format: string }[]) =>
  pictures.map(({ width, height, format }) => `${format} ${width}x${height}`)

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes two sizes of WebP (IMAGE-5)', async format => {
  const made = await sizesOf(await plain(1600, 1200).toFormat(format).toBuffer())
  expect(measures(made)).toEqual(['webp 320x240', 'webp 800x600'])
})

test('a narrow picture is not enlarged, a very high one is at most twice as high as wide', async () => {
  expect(measures(await sizesOf(await plain(200, 300).png().toBuffer()))).toEqual(['webp 200x300', 'webp 200x300'])
  expect(measures(await sizesOf(await plain(800, 4000).png().toBuffer()))).toEqual(['webp 128x640', 'webp 320x1600'])
})

test('what the camera wrote is removed, place included, after the picture was turned upright', async () => {
  const taken = await plain(1600, 900)
    .withExif({
      IFD0: { Make: 'A camera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
  const made = await sizesOf(taken)
  expect(measures(made)).toEqual(['webp 320x569', 'webp 800x1422'])
  for (const { exif, icc, xmp, iptc, orientation } of made)
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined))
})

test('a transparent picture gets a white ground', async () => {
  const clear = sharp({ create: { width: 10, height: 10, channels: 4, background: '#00000000' } })
  const { large } = await webSizes(asFile(await clear.png().toBuffer()))
  const { channels, dominant } = await sharp(large)
    .stats()
    .then(({ channels, dominant }) => ({ channels, dominant }))
  expect(channels).toHaveLength(3)
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
})

test('the quality is lowered until a picture is small enough', async () => {
  const { small, large } = await webSizes(asFile(await noise(1000, 2000).jpeg({ quality: 90 }).toBuffer()))
  expect(large.byteLength).toBeLessThanOrEqual(MAX_STORED_BYTES)
  expect(small.byteLength).toBeLessThanOrEqual(MAX_STORED_BYTES)
  expect(large.byteLength).toBeGreaterThan(20_000)
})

test('the same content has the same address', async () => {
  const bytes = await plain(900, 900).png().toBuffer()
  const [first, second, other] = await Promise.all(
    [bytes, bytes, await plain(900, 901).png().toBuffer()].map(file => webSizes(asFile(file))),
  )
  expect(first?.hash).toBe(second?.hash)
  expect(first?.hash).not.toBe(other?.hash)
  expect(pictureHash(picturePath(first?.hash ?? '', 'small'))).toBe(first?.hash)
})

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const WRONG = 'That file is not a JPG, PNG or WebP photo.'
const DAMAGED = 'The photo is damaged and could not be read.'
const PIXELS = 'The photo has more pixels than can be read. Please choose a smaller one.'

test.each([
  ['a GIF, whatever its name', async () => gif, 415, WRONG],
  ['an SVG', async () => Buffer.from(svg), 415, WRONG],
  ['a text', async () => Buffer.from('just words'), 415, WRONG],
  ['a text that begins like a JPEG', async () => Buffer.from('\xff\xd8\xffjust words', 'latin1'), 422, DAMAGED],
  ['a truncated JPEG', async () => (await noise(600, 600).jpeg().toBuffer()).subarray(0, 20_000), 422, DAMAGED],
  ['a truncated PNG', async () => (await noise(300, 300).png().toBuffer()).subarray(0, 20_000), 422, DAMAGED],
  ['a truncated WebP', async () => (await noise(600, 600).webp().toBuffer()).subarray(0, 9000), 422, DAMAGED],
  ['a decompression bomb', async () => readFileSync('tests/fixtures/bomb-30000.png'), 422, PIXELS],
  ['too many bytes', async () => Buffer.alloc(MAX_PICTURE_BYTES + 1, gif), 413, 'The photo is larger than 6 MB.'],
])('%s is refused', async (_, bytes, status, message) => {
  await expect(webSizes(asFile(await bytes()))).rejects.toMatchObject({ status, message })
})
