import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, htmlToText, looksLikeHtml } from './text.ts'

test.each([
  ['6.7 inches, PLS LCD, 120Hz, 720 x 1600', 20, '6.7 inches, PLS LCD…'],
  ['128GB / 256GB / 512GB', 20, '128GB / 256GB…'],
  ['50 MP + 8 MP + 2 MP', 20, '50 MP + 8 MP + 2 MP'],
  ['Snapdragon 8 Gen 3 (4 nm)', 25, 'Snapdragon 8 Gen 3 (4 nm)'],
  ['Mediatek Dimensity 9400+ (3 nm)', 25, 'Mediatek Dimensity 9400…'],
  ['ThisIsOneVeryLongWordWithoutEnd', 20, 'ThisIsOneVeryLongWo…'],
  ['📱📱📱📱📱📱📱📱📱📱📱📱', 20, '📱📱📱📱📱📱📱📱📱…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 20, '👩‍👩‍👧‍👦…'],
  ['', 20, ''],
])('%j cut at %i reads %j', (text, limit, cut) => expect(cutText(text, limit)).toBe(cut))

test('a cut text never exceeds the limit and never splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 2, max: 40 }), (text, limit) => {
      const cut = cutText(text, limit)
      expect(cut.length).toBeLessThanOrEqual(Math.max(limit, 1))
      expect(cut.isWellFormed()).toBe(true)
    }),
  )
})

test.each([
  ['50 MP<br>8 MP', '50 MP 8 MP'],
  ['AT&amp;T &lt;5G&gt; &#9733;', 'AT&T <5G> ★'],
  ['<b>Bold</b>ly', 'Boldly'],
  ['A76 & 6x2.0 GHz', 'A76 & 6x2.0 GHz'],
  ['less < more', 'less < more'],
  ['<script>alert(1)</script>Hello', 'Hello'],
  ['cut <img src=x onerror=', 'cut'],
  ['&#xD800;&#0;&#99999999;', ''],
  ['  a \n b ', 'a b'],
])('%j is the text %j', (html, text) => expect(htmlToText(html)).toBe(text))

test('plain text with ampersands and comparisons does not count as HTML', () => {
  expect(looksLikeHtml('2x2.4 GHz & 6x2.0 GHz')).toBe(false)
  expect(looksLikeHtml('battery < 3 h')).toBe(false)
  expect(looksLikeHtml('x &amp; y')).toBe(true)
  expect(looksLikeHtml('<b>x</b>')).toBe(true)
})
