import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fails, type ModelServer, returnsJson, startModelServer } from '#tests/support/model-server.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let model: ModelServer
let site: Site
let cookie: string

const json = (path: string, body: unknown) =>
  fetch(site.origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
  })
const form = (fields: Record<string, string>) =>
  fetch(`${site.origin}/admin?new=mobile`, {
    method: 'POST',
    // Like a browser: the form's hidden default, then the pressed button.
    body: new URLSearchParams([['intent', 'save-phone'], ...Object.entries(fields)]),
    headers: { Cookie: cookie },
    redirect: 'manual',
  })

beforeAll(async () => {
  model = await startModelServer()
  site = await startSite({
    env: {
      ADMIN_PASSWORD: 'correct-horse',
      ANTHROPIC_API_KEY: 'k',
      ANTHROPIC_BASE_URL: model.origin,
    },
  })
  const response = await json('/api/auth/login', { username: 'admin', password: 'correct-horse' })
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(async () => {
  await site.stop()
  await model.stop()
})
beforeEach(() => {
  model.requests.length = 0
})

const generated = {
  name: 'Samsung Galaxy A99',
  brand: 'Samsung',
  model: 'Galaxy A99',
  price: 'Rs 99,999',
  shortSpecs: { ram: '8GB', storage: '256GB', camera: '50 MP', battery: ' ' },
  specifications: [
    {
      category: 'Display',
      specs: [
        { feature: 'Size', value: '6.7 inches' },
        { feature: '', value: 'x' },
      ],
    },
    { category: ' ', specs: [] },
  ],
}

describe('the endpoints (API-15)', () => {
  test('generate a phone from brand and model, with the year 2024 by default and a slug from the name', async () => {
    model.behave(returnsJson(generated))
    const response = await json('/api/admin/ai/generate-specs', { brand: ' Samsung ', model: 'Galaxy A99' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      name: 'Samsung Galaxy A99',
      slug: 'samsung-galaxy-a99',
      specifications: [{ category: 'Display', specs: [{ feature: 'Size', value: '6.7 inches' }] }],
    })
    expect(JSON.stringify(model.requests[0])).toContain('2024')
  })

  test('generate detailed specifications', async () => {
    model.behave(returnsJson({ specifications: generated.specifications }))
    expect(await (await json('/api/admin/ai/detailed-specs', { mobileData: { name: 'A99' } })).json()).toEqual({
      specifications: [{ category: 'Display', specs: [{ feature: 'Size', value: '6.7 inches' }] }],
    })
  })

  test('enhance, with one model call for the same data', async () => {
    model.behave(returnsJson({ seoDescription: 'A phone.', keyFeatures: ['5G', ''] }))
    const body = { mobileData: { name: 'A99', brand: 'Samsung' } }
    expect(await (await json('/api/admin/ai/enhance-mobile', body)).json()).toEqual({
      seoDescription: 'A phone.',
      targetAudience: '',
      marketingDescription: '',
      keyFeatures: ['5G'],
      comparisonPoints: [],
    })
    await json('/api/admin/ai/enhance-mobile', body)
    expect(model.requests).toHaveLength(1)
  })
})

describe('the tools of the form, without script', () => {
  test('fill the form, mark the filled fields, preserve typed values, and store nothing', async () => {
    model.behave(returnsJson(generated))
    const response = await form({
      intent: 'generate-specs',
      'generate.brand': 'Samsung',
      'generate.model': 'Galaxy A99',
      'generate.year': '2025',
      imageUrl: '/typed.png',
      'shortSpecs.battery': '5000 mAh',
      'carouselImages[0]': '/one.png',
    })
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Mobile specifications generated successfully')
    for (const value of [
      'Samsung Galaxy A99',
      'samsung-galaxy-a99',
      '6.7 inches',
      '/typed.png',
      '5000 mAh',
      '/one.png',
    ]) {
      expect(html).toContain(`value="${value}"`)
    }
    expect(html).toMatch(/<option value="samsung" selected/)
    expect(html.match(/>Suggested</g)?.length).toBeGreaterThanOrEqual(7)
    expect(html).toContain('Suggested by the model, not checked: Rs 99,999')
    expect(html).not.toContain('value="Rs 99,999"')
    expect((await fetch(`${site.origin}/api/mobiles/samsung/samsung-galaxy-a99`)).status).toBe(404)
  })

  test('ask before they replace what is typed (ADMIN-14)', async () => {
    model.behave(returnsJson(generated))
    const typed = {
      'generate.brand': 'Samsung',
      'generate.model': 'Galaxy A99',
      name: 'Samsung Galaxy A99',
      price: 'Rs 10,000',
      'shortSpecs.ram': '6GB',
      ...Object.fromEntries(
        Array.from({ length: 14 }, (_, n) => [
          [`specifications[${n}].category`, n === 0 ? 'Display' : `Category ${n}`],
          [`specifications[${n}].specs[0].feature`, 'Size'],
          [`specifications[${n}].specs[0].value`, `typed ${n}`],
        ]).flat(),
      ),
    }
    const html = await (await form({ ...typed, intent: 'generate-specs' })).text()
    for (const value of ['Rs 10,000', '6GB', ...Array.from({ length: 14 }, (_, n) => `typed ${n}`)])
      expect(html).toContain(`value="${value}"`)
    expect(html).toContain('2 values differ from what is typed')
    const suggestion = /name="generate.suggestion" value="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    const replaced = await (await form({ ...typed, intent: 'replace-typed', 'generate.suggestion': suggestion })).text()
    expect(replaced).toContain('The suggestions replaced the typed values')
    for (const value of ['Rs 10,000', '8GB', '6.7 inches', 'typed 13']) expect(replaced).toContain(`value="${value}"`)
    expect(replaced).not.toContain('value="typed 0"')
    const broken = await (
      await form({ ...typed, intent: 'replace-typed', 'generate.suggestion': '{"texts": 1}' })
    ).text()
    expect(broken).toContain('There is no suggestion to replace anything with')
    expect(broken).toContain('value="typed 0"')
  })

  test('report missing input', async () => {
    const html = await (await form({ intent: 'generate-specs', 'generate.brand': '', name: 'Typed' })).text()
    expect(html).toContain('Failed to generate specifications')
    expect(html).toContain('Brand is required. Model is required')
    expect(html).toContain('value="Typed"')
    expect(model.requests).toHaveLength(0)
  })

  test.each([
    ['generate-specs', 'Failed to generate specifications'],
    ['generate-details', 'Failed to generate detailed specifications'],
    ['enhance', 'Failed to enhance mobile data'],
  ])('a failed %s is reported and loses no typed value', async (intent, words) => {
    model.behave(fails(500))
    const html = await (
      await form({
        intent,
        'generate.brand': 'B',
        'generate.model': `M ${intent}`,
        name: `Typed ${intent}`,
        'specifications[0].category': 'Kept',
      })
    ).text()
    expect(html).toContain(words)
    expect(html).toContain(`value="Typed ${intent}"`)
    expect(html).toContain('value="Kept"')
  })

  test.each([
    ['generate-specs', {}, 'Failed to generate specifications'],
    ['generate-specs', { name: 'Samsung Z1', brand: 'Samsung', model: 'Z1' }, 'The AI knew nothing of this phone.'],
    ['generate-details', { specifications: [] }, 'Failed to generate detailed specifications'],
    ['enhance', { seoDescription: ' ', keyFeatures: [] }, 'Failed to enhance mobile data'],
  ])('%s with the empty output %j is a failure', async (intent, empty, words) => {
    model.behave(returnsJson(empty))
    const html = await (
      await form({ intent, 'generate.brand': 'Samsung', 'generate.model': 'Z1', name: `Empty ${words}` })
    ).text()
    expect(html).toContain(words)
    expect(html).not.toContain('successfully')
  })

  test('detailed specs and the enhancement have success messages', async () => {
    model.behave(returnsJson({ specifications: generated.specifications }))
    expect(await (await form({ intent: 'generate-details', name: 'A99' })).text()).toContain(
      'Detailed specifications generated successfully',
    )
    model.behave(returnsJson({ seoDescription: 'Read only text.' }))
    const html = await (await form({ intent: 'enhance', name: 'A100' })).text()
    expect(html).toContain('AI enhancement completed successfully')
    expect(html).toContain('<dd>Read only text.</dd>')
  })
})
