import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureRefused } from '#app/pictures/read-picture.server.ts'
import { DAY_MS, LOG_RETENTION_DAYS, REPORT_RETENTION_DAYS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { emptyMessage } from './message.ts'
import { deleteMessage, setMessage } from './messages.server.ts'
import { MAX_PHOTO_BYTES, PHOTO_SIDE_PX } from './photo-bounds.ts'
import { deleteOldPhotos, findPhoto, hasPhoto, readPhoto, storePhoto } from './photos.server.ts'
import { receiveMessage } from './receive.server.ts'

const NOW = Date.UTC(2026, 10, 1, 12)
const photo = Buffer.from('a photo')

async function givenReport(text: string, now = NOW): Promise<string> {
  const report = {
    ...emptyMessage,
    kind: 'price-report' as const,
    mobileName: 'A55',
    pricePkr: 90_000,
    place: 'Saddar',
  }
  await receiveMessage({ ...report, text }, { address: null, now }, photo)
  return db().$client.prepare('SELECT id FROM messages WHERE text = ?').pluck().get(text) as string
}

const formWith = (file: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.set('photo', new File([file], 'photo'))
  return form
}

test('a photo is stored small and without what the camera wrote into it (CONTACT-6)', async () => {
  const taken = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#aa8844' } })
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '31/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(taken).metadata()).exif).toBeDefined()
  const stored = await sharp((await readPhoto(formWith(new Uint8Array(taken)))) ?? undefined).metadata()
  expect([stored.format, stored.width, stored.exif]).toEqual(['jpeg', PHOTO_SIDE_PX, undefined])
})

test('a form without a photo has none; a file that is no picture, or too large a one, is refused', async () => {
  expect(await readPhoto(new FormData())).toBeNull()
  expect(await readPhoto(formWith(new Uint8Array()))).toBeNull()
  await expect(readPhoto(formWith(new TextEncoder().encode('<svg/>')))).rejects.toThrow(PictureRefused)
  const large = new Uint8Array(MAX_PHOTO_BYTES + 1)
  large.set([0xff, 0xd8, 0xff])
  await expect(readPhoto(formWith(large))).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining('2 MB'),
  })
})

test('it goes with its message, and is deleted after the decision or when nobody decided', async () => {
  const gone = await givenReport('gone')
  await deleteMessage(gone)
  expect(findPhoto(gone)).toBeNull()
  const decided = await givenReport('decided')
  const open = await givenReport('open')
  setMessage(decided, { closedAt: NOW })
  deleteOldPhotos(NOW + REPORT_RETENTION_DAYS * DAY_MS - 1)
  expect([hasPhoto(decided), hasPhoto(open)]).toEqual([true, true])
  deleteOldPhotos(NOW + REPORT_RETENTION_DAYS * DAY_MS)
  expect([hasPhoto(decided), hasPhoto(open)]).toEqual([false, true])
  deleteOldPhotos(NOW + LOG_RETENTION_DAYS * DAY_MS)
  expect(hasPhoto(open)).toBe(false)
})

test('500 are kept, the newest', async () => {
  const first = await givenReport('first')
  const second = await givenReport('second', NOW + 1)
  db().$client.exec(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 500)
     INSERT INTO messages (id, kind, text, mobile_name, price_pkr, place, content_hash, created_at)
     SELECT 'm' || n, 'price-report', '', 'A55', 1000, 'x', 'm' || n, 0 FROM numbers`,
  )
  for (let index = 1; index <= 498; index += 1) storePhoto(`m${index}`, photo, NOW + 2)
  expect(hasPhoto(first)).toBe(true)
  storePhoto('m499', photo, NOW + 2)
  expect([hasPhoto(first), hasPhoto(second), hasPhoto('m1')]).toEqual([false, true, true])
})
