import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CatalogPhone } from '#app/catalog/format.ts'
import { bandOf } from '#app/prices/bands.ts'
import { givenPhone } from '#tests/support/given.ts'
import { type ReviewedPhone, reviewCategories, reviewedPhones } from './review.ts'
import { listReviews } from './reviews.server.ts'
import { reviews } from './reviews-content.ts'

const catalogue = new Map(
  readFileSync('app/catalog/phones.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as CatalogPhone)
    .map(phone => [phone.slug, phone]),
)

const plain = (text: string) => text.toLowerCase().replace(/[,\s]/g, '')
/** Figures with a unit, resolutions and names of standards. */
const figures =
  /\d[\d.,]*\s?(?:mAh|MP|W\b|GB|mm|g\b|inches|nits|ppi|Hz|fps|min|major)|\d+\sx\s\d+|\dx\b|IP\d\d|UFS [\d.]+|eMMC [\d.]+/g

const slugs = Object.keys(reviewedPhones) as ReviewedPhone[]

describe.each(slugs)('the review of %s', slug => {
  const { headline, text, strong, weak } = reviews()[slug]
  const phone = catalogue.get(slug)
  const words = [headline, text, ...strong, ...weak].join(' ')

  test('is about a catalogue phone and uses only its figures', () => {
    const facts = plain(JSON.stringify(phone ?? null))
    const named = words.match(figures) ?? []
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(figure => !facts.includes(plain(figure)))).toEqual([])
  })

  test('is in the price band of the phone', () => {
    const bands = reviewedPhones[slug].filter(category => ['budget', 'midrange', 'flagship'].includes(category))
    expect(bands).toEqual([bandOf(phone?.price?.pricePkr ?? null)])
  })

  test('says of one variant only what is so', () => {
    const variants = phone?.specifications.find(({ category }) => category === 'Variants and prices')?.specs ?? []
    expect(/\b(?:one|only) variant\b/i.test(words) && variants.length !== 1).toBe(false)
  })

  test('names no price, because prices change', () => expect(words).not.toMatch(/\b(rs|pkr|rupees)\b/i))
})

describe('the list', () => {
  const listed = (category: Parameters<typeof listReviews>[0]) => listReviews(category).map(({ phone }) => phone.slug)

  test('contains only reviews of stored phones, newest phone first', () => {
    expect(listReviews(null)).toEqual([])
    givenPhone({ slug: 'vivo-v60', releaseDate: '2025-08-31' })
    givenPhone({ slug: 'apple-iphone-17', releaseDate: '2025-09-19' })
    givenPhone({ slug: 'xiaomi-redmi-a5', releaseDate: '2025-03-21' })
    expect(listed(null)).toEqual(['apple-iphone-17', 'vivo-v60', 'xiaomi-redmi-a5'])
    expect(listed('camera')).toEqual(['vivo-v60'])
    expect(listed('budget')).toEqual(['xiaomi-redmi-a5'])
    expect(listed('gaming')).toEqual([])
  })

  test('latest contains the six newest; every category has several reviews', () => {
    for (const slug of slugs) givenPhone({ slug, releaseDate: catalogue.get(slug)?.releaseDate })
    expect(listed('latest')).toEqual(listed(null).slice(0, 6))
    for (const category of reviewCategories) expect(listed(category).length).toBeGreaterThanOrEqual(3)
  })
})
