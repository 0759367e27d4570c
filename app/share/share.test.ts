import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenPhone } from '#tests/support/given.ts'
import { textSvg, textWidth, wrapText } from './letters.server.ts'
import { pictureFiles } from './picture-files.server.ts'
import { noteLines, sharePicture } from './picture-svg.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${colour}"/></svg>`
const pictures = () => readdirSync(folder).filter(name => name.endsWith('.png'))

test('lines never exceed the width or the number of lines, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), text => {
      const lines = wrapText(text, 60, 'bold', 500, 3)
      return lines.length <= 3 && lines.every(line => textWidth(line, 60, 'bold') <= 500)
    }),
  )
})

test.each([
  ['Nokia 105', ['Nokia 105']],
  ['Samsung Galaxy S24 Ultra', ['Samsung Galaxy', 'S24 Ultra']],
  [`${'Extraordinarily '.repeat(9)}`, ['Extraordinarily', 'Extraordinarily', 'Extraordinarily…']],
  ['W'.repeat(60), ['WWWWWWWW…']],
  ['', ['']],
])('%s is wrapped as %j', (text, lines) => expect(wrapText(text, 60, 'bold', 500, 3)).toEqual(lines))

test('the note of a price is not cut (DRAW-3)', () => {
  for (const note of [
    'Launch price, 2023, unverified · not a shop price · 12 + 256 GB',
    'List price, seen about October 2026 · a dealer · 12 + 512 GB',
    'List price, seen about June 2026 · may have changed · 16 + 512 GB',
  ])
    expect(noteLines(note).join(' ')).toBe(note)
})

test('accents and characters without a glyph are left out', () => {
  expect(textWidth('Ṡ', 60, 'bold')).toBe(textWidth('S', 60, 'bold'))
  expect(textWidth('قیمت', 60, 'bold')).toBe(0)
  expect(textSvg('<&"', { x: 0, y: 0 }, 60, 'bold', '#fff')).toMatch(/^<g [^>]*>(<path [^>]*\/>){3}<\/g>$/)
})

test('an image is a PNG of 1200 by 630, rendered without fonts', async () => {
  for (const phone of [
    givenPhone({ name: 'Plain' }),
    givenPhone({ name: 'Odd & <b>bold</b> قیمت', price: 'Rs 999,999,999' }),
    givenPhone({ name: 'Wide Fold', price: 'Rs 1', dimensions: { width: '158 mm', height: '130 mm' } }),
  ]) {
    const svg = sharePicture(phone)
    expect(svg).not.toMatch(/<text|font/)
    const png = await pictureFiles(folder).png(svg)
    const { format, width, height } = await sharp(png ?? undefined).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(png?.length).toBeLessThan(100_000)
  }
})

test('the image changes only with the price and its age', () => {
  const phone = givenPhone({ price: 'Rs 50,000' })
  expect(sharePicture({ ...phone, version: 9, updatedAt: 9 })).toBe(sharePicture(phone))
  expect(sharePicture({ ...phone, pricePkr: 40_000 })).not.toBe(sharePicture(phone))
  expect(sharePicture({ ...phone, priceNote: null })).not.toBe(sharePicture(phone))
  expect(sharePicture({ ...phone, priceGrade: 'launch' })).not.toBe(sharePicture(phone))
  expect(sharePicture({ ...phone, pricePkr: null })).not.toBe(sharePicture(phone))
})

test('an image is rendered once, and another process reuses it', async () => {
  const first = await pictureFiles(folder).png(square('red'))
  expect(pictures()).toHaveLength(1)
  writeFileSync(join(folder, pictures()[0] ?? ''), 'cached')
  expect(Buffer.from((await pictureFiles(folder).png(square('red'))) ?? []).toString()).toBe('cached')
  expect(first?.length).toBeGreaterThan(50)
})

test('deleted images are rendered again', async () => {
  const files = pictureFiles(folder)
  const first = await files.png(square('red'))
  for (const name of pictures()) rmSync(join(folder, name))
  expect(await files.png(square('red'))).toEqual(first)
  expect(pictures()).toHaveLength(1)
})

test('files and bytes are bounded across restarts; least recently used images are deleted, foreign files stay', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  const files = pictureFiles(folder, { files: 2, bytes: 1_000_000 })
  const size = (await files.png(square('red')))?.length ?? 0
  const [red = ''] = pictures()
  await files.png(square('green'))
  await files.png(square('red'))
  await files.png(square('blue'))
  expect(pictures()).toHaveLength(2)
  expect(pictures()).toContain(red)
  pictureFiles(folder, { files: 9, bytes: Math.round(size * 1.5) })
  expect(pictures()).toHaveLength(1)
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true)
})

test('concurrent requests are served or rejected, and each image is rendered once', async () => {
  const files = pictureFiles(folder)
  const results = await Promise.all(Array.from({ length: 40 }, (_, index) => files.png(square(`#0000${index + 10}`))))
  expect(results.filter(result => result === null)).toHaveLength(40 - 17)
  const same = await Promise.all(Array.from({ length: 5 }, () => files.png(square('black'))))
  expect(new Set(same.map(png => png?.length)).size).toBe(1)
})
