/** Pictures of phones, from their change to their end (IMAGE-5, IMAGE-6). */
import { expect, test } from 'vitest'
import { deleteOldSnapshots } from '#app/activity/activity.server.ts'
import { MAX_PICTURES, picturePath } from '#app/pictures/phone-pictures.ts'
import { deleteUnusedPictures, findPicture, storePictures } from '#app/pictures/stored-pictures.server.ts'
import { DAY_MS, RESTORABLE_DAYS, UNUSED_PICTURE_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { givenBrand, givenPhone } from '#tests/support/given.ts'
import { createPhone, deletePhone, restorePhone, updatePhone } from './edit.server.ts'
import { editable } from './editable.ts'
import type { PhoneForm } from './form-schema.ts'

let made = 0
const givenPicture = (now: number) => {
  made += 1
  const hash = made.toString(16).padStart(32, 'a')
  storePictures([{ hash, small: Buffer.from(`small ${made}`), large: Buffer.from(`large ${made}`) }], now)
  return hash
}
const isStored = (hash: string) => findPicture(hash, 'large') !== null
const path = (hash: string) => picturePath(hash, 'large')
const withPictures = (imageUrl: string, carouselImages: string[]) => {
  const phone = givenPhone()
  return {
    ...editable(phone),
    imageUrl,
    carouselImages,
    version: phone.version,
    id: phone.id,
  } as unknown as PhoneForm & {
    id: string
  }
}
const NOW = Date.now()
const LATER = NOW + UNUSED_PICTURE_MS

test('a picture is found in both sizes by its content, and stored once', () => {
  const hash = givenPicture(NOW)
  storePictures([{ hash, small: Buffer.from('x'), large: Buffer.from('y') }], NOW)
  expect([findPicture(hash, 'small')?.toString(), findPicture(hash, 'large')?.toString()]).toEqual([
    `small ${made}`,
    `large ${made}`,
  ])
  expect(findPicture('f'.repeat(32), 'small')).toBeNull()
})

test('a picture that was never saved with a phone is deleted, not before a draft of it', () => {
  const hash = givenPicture(NOW)
  deleteUnusedPictures(LATER - 1)
  expect(isStored(hash)).toBe(true)
  deleteUnusedPictures(LATER)
  expect(isStored(hash)).toBe(false)
})

test('pictures of phones and brands stay, main ones and others', () => {
  const hashes = [givenPicture(NOW), givenPicture(NOW), givenPicture(NOW)] as const
  givenPhone({ imageUrl: path(hashes[0]), carouselImages: [] })
  givenPhone({ carouselImages: ['/images/default-phone.svg', path(hashes[1])] })
  givenBrand({ slug: 'pictured' })
  db().$client.prepare("UPDATE brands SET logo = ? WHERE slug = 'pictured'").run(path(hashes[2]))
  deleteUnusedPictures(LATER)
  expect(hashes.map(isStored)).toEqual([true, true, true])
})

test('a picture that a phone showed is deleted as long after it was removed', () => {
  const hash = givenPicture(NOW)
  const { id, ...form } = withPictures('/images/default-phone.svg', ['/images/default-phone.svg'])
  updatePhone(id, { ...form, carouselImages: [path(hash)] }, 'editor')
  deleteUnusedPictures(LATER)
  const { version: _, ...again } = form
  updatePhone(id, again as PhoneForm, 'editor')
  deleteUnusedPictures(LATER + DAY_MS)
  expect(isStored(hash)).toBe(true)
  deleteUnusedPictures(LATER + DAY_MS + UNUSED_PICTURE_MS)
  expect(isStored(hash)).toBe(false)
})

test('a deleted phone keeps its pictures as long as it can be restored, and has them again', () => {
  const hash = givenPicture(NOW)
  const kept = givenPhone({ imageUrl: path(hash), carouselImages: [path(hash)] })
  const entry = deletePhone(kept.id, 'editor')
  deleteUnusedPictures(LATER)
  expect(isStored(hash)).toBe(true)
  expect(restorePhone(entry.ok ? entry.value : 0, 'editor')).toMatchObject({
    ok: true,
    value: { imageUrl: path(hash) },
  })
  deletePhone(kept.id, 'editor')
  const end = NOW + (RESTORABLE_DAYS + 1) * DAY_MS
  deleteUnusedPictures(end)
  deleteOldSnapshots(end)
  deleteUnusedPictures(end)
  expect(isStored(hash)).toBe(true)
  deleteUnusedPictures(end + UNUSED_PICTURE_MS)
  expect(isStored(hash)).toBe(false)
})

test('a phone cannot name a picture that is not stored, nor more than there may be', () => {
  const missing = path('e'.repeat(32))
  const { id: _, version: __, ...form } = withPictures('/images/default-phone.svg', ['/images/default-phone.svg'])
  const created = (more: object) => createPhone({ ...form, slug: `pictured-${made++}`, ...more } as PhoneForm, 'editor')
  expect(created({ imageUrl: missing })).toMatchObject({ ok: false, field: 'imageUrl' })
  expect(created({ carouselImages: [missing] })).toMatchObject({ ok: false, field: 'carouselImages' })
  expect(created({ imageUrl: '/pictures/other.webp' })).toMatchObject({ ok: false, field: 'imageUrl' })
  const hashes = Array.from({ length: MAX_PICTURES + 1 }, () => path(givenPicture(NOW)))
  expect(created({ carouselImages: hashes })).toMatchObject({ ok: false, field: 'carouselImages' })
  expect(created({ imageUrl: hashes[0], carouselImages: hashes.slice(0, MAX_PICTURES) })).toMatchObject({ ok: true })
})
