import fc from 'fast-check'
import { expect, test } from 'vitest'
import labelled from '#tests/data/price-texts.json' with { type: 'json' }
import { formatPrice } from './price.ts'
import { readAmount, readPrice } from './rupees.ts'

const pricePkrOf = (text: string | null) => {
  const price = readPrice(text)
  return price.ok ? price.pricePkr : 'refused'
}

test.each([
  ['Rs 84,999', 84_999],
  ['Rs 124999.00', 124_999],
  ['PKR 124,999.50', 125_000],
  ['1,25,000/-', 125_000],
  ['Rs. 1,20000', 120_000],
  ['₨ 45,000/-', 45_000],
  ['PKR: 54,999 only', 54_999],
  ['Rs.54,999/=', 54_999],
  ['Rs\u00a01,24,999', 124_999],
  ['124\u00a0999', 124_999],
  ['124\u202f999 PKR', 124_999],
  ['1.25 lakh', 125_000],
  ['2.66 lac', 266_000],
  ['1.38 lac final', 138_000],
  ['3 lakh 18 hazar', 318_000],
  ['3 lac 18 hazar 500', 318_500],
  ['1 lakh 25000', 125_000],
  ['54 hazar 999', 54_999],
  ['63k', 63_000],
  ['16.5K/-', 16_500],
  ['125 thousand', 125_000],
  ['۱۱۹٬۹۹۹ روپے', 119_999],
  ['١١٩٩٩٩', 119_999],
  ['\u202b۵۴٬۹۹۹ روپے\u202c', 54_999],
  ['۱٫۲۵ لاکھ', 125_000],
  ['Rs 60,000 (PTA approved)', 60_000],
  ['Rs. 54,000 Rs. 59,340 -9%', 54_000],
  ['Original price was: ₨ 94,999. Current price is: ₨ 83,999.', 83_999],
  ['Sale price Rs.83,999 Regular price Rs.94,999', 83_999],
  ['MRP Rs 94,999 Offer price Rs 83,999', 83_999],
  ['Rs. 94,999 Rs. 83,999', 83_999],
  ['', null],
  ['  ', null],
  [null, null],
  ['0', null],
  ['Rs 0.00', null],
])('%j is %j rupees', (text, rupees) => expect(pricePkrOf(text)).toBe(rupees))

test.each([
  '1.25',
  'Rs 1.25',
  '94.999 PKR',
  '1.24.999',
  '124,99',
  '1,24,99',
  '12,4999,9',
  '1 lakh 25',
  '1.2 lakh 5 hazar',
  '100 lakh',
  '1,25,000 k',
  '1.2345k',
  '52kg',
  '54 999',
  '-54,999',
  'Rs-54,999',
  '0300 1234567',
  '54,999¹',
  '1e5',
  '99999999999999999999999',
  '54,999 - 59,999',
  '54,999 / 73,999',
  '30-40k',
  '50k+',
  'from 29,999',
  'Rs 6,417 / month for 12 months',
  'Rs 52,980 (advance 9,990)',
  'Rs 184,999 advance',
  'Rs. 62,999 + old phone',
  'Rs. 54,000 Rs. 59,340 -30%',
  'Original price was: Rs 83,999. Current price is: Rs 94,999.',
  'Rs. 109,999 Rs. 36,666',
  'ماہانہ 3,990 روپے',
  '$1,449',
  '349.00 USD',
  '₹ 54,999',
  '8GB 54,999',
  'sold out',
  'call for price',
  'x'.repeat(5000),
])('%j is refused', text => expect(pricePkrOf(text)).toBe('refused'))

test.each([
  ['Sold out', true],
  ['Call 0300 1234567', true],
  ['cheap', false],
])('%j says that there is no price: %j', (text, isNoPrice) => expect(readPrice(text)).toEqual({ ok: false, isNoPrice }))

test('the texts of labelled listings are read right or refused', () => {
  const wrong = labelled.filter(([text, rupees]) => ![rupees, 'refused'].includes(pricePkrOf(String(text))))
  expect(wrong).toEqual([])
  expect(labelled.filter(([text]) => pricePkrOf(String(text)) === 'refused')).toHaveLength(16)
})

test('an amount keeps its paisas', () => expect([readAmount('99.50'), readAmount('0')]).toEqual([99.5, 0]))

const western = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
const indian = (value: number) => String(value).replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
const urdu = (text: string) =>
  text.replace(/\d/g, digit => String.fromCharCode(0x06f0 + Number(digit))).replaceAll(',', '٬')
const decimals = (value: number, unit: number) => String(Number((value / unit).toFixed(5)))

/** How shops write an amount; null where it cannot be written so. */
const figures: ((pkr: number) => string | null)[] = [
  String,
  western,
  indian,
  pkr => `${pkr}.00`,
  pkr => `${indian(pkr)}.0`,
  pkr => western(pkr).replaceAll(',', '\u00a0'),
  pkr => urdu(String(pkr)),
  pkr => urdu(indian(pkr)),
  pkr => `${decimals(pkr, 100_000)} lakh`,
  pkr => `${decimals(pkr, 100_000)}lac`,
  pkr => `${decimals(pkr, 1000)}k`,
  pkr => `${decimals(pkr, 1000)} hazar`,
  pkr =>
    pkr >= 100_000 && pkr % 1000 === 0 ? `${Math.floor(pkr / 100_000)} lakh ${(pkr % 100_000) / 1000} hazar` : null,
]
const prefixes = ['', 'Rs ', 'Rs.', 'Rs. ', 'PKR ', 'PKR', '₨ ', 'Price: Rs ', 'cash ', 'Rs\u00a0']
const suffixes = ['', '/-', ' /-', '/=', ' PKR', ' only', ' روپے', ' Rs', '.']
/** What makes an amount something else than the price of a phone, or leaves open what it is. */
const spoilers: ((text: string) => string)[] = [
  text => `${text} / month`,
  text => `from ${text}`,
  text => `${text} - ${text}9`,
  text => `${text} x 12`,
  text => `-${text}`,
  text => `$${text}`,
  text => `${text} USD`,
  text => `${text} advance`,
  text => `${text} + old phone`,
  text => `${text} ${text} ${text}`,
  text => `${text},9`,
  text => `${text} 8GB`,
]
const price = fc.oneof(
  fc.integer({ min: 1_500, max: 1_500_000 }),
  fc.integer({ min: 2, max: 1_500 }).map(thousands => thousands * 1000),
)

test('5,000 prices in the forms of shops are read right, and refused with anything beside them that matters', () => {
  const seen = { right: 0, refused: 0 }
  fc.assert(
    fc.property(
      price,
      fc.constantFrom(...figures),
      fc.constantFrom(...prefixes),
      fc.constantFrom(...suffixes),
      fc.constantFrom(...spoilers),
      (pkr, figure, prefix, suffix, spoil) => {
        const text = figure(pkr)
        fc.pre(text !== null)
        const read = pricePkrOf(`${prefix}${text}${suffix}`)
        if (read === pkr) seen.right += 1
        else seen.refused += 1
        expect([pkr, 'refused']).toContain(read)
        expect(pricePkrOf(spoil(`${prefix}${text}`))).toBe('refused')
      },
    ),
    { numRuns: 5000 },
  )
  expect(seen.refused).toBeLessThan(500)
})

test('any text is refused, or read without a digit lost', () => {
  const parts = fc.constantFrom(...'0123456789,. -/k'.split(''), 'Rs ', ' lakh', ' hazar')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), pieces => {
      const text = pieces.join('')
      const read = pricePkrOf(text)
      if (typeof read !== 'number' || /k|lakh|hazar|\./.test(text)) return
      expect(String(read)).toBe(text.replace(/\D/g, '').replace(/^0+/, ''))
    }),
    { numRuns: 2000 },
  )
})

test('a formatted price is read as the same number', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 999_999_999 }), pkr => pricePkrOf(formatPrice(pkr)) === pkr))
})
