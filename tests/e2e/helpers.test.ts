import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, hasScript, open, testWithSite } from '#tests/support/e2e.ts'
import { answers, fails } from '#tests/support/model-server.ts'
import { a55, fold6, iphone15, itelA70, note40 } from '#tests/support/phones.ts'

const test = testWithSite(model => ({
  ANTHROPIC_API_KEY: 'k',
  ANTHROPIC_BASE_URL: model.origin,
  ANTHROPIC_TIMEOUT_MS: '2000',
}))

// One site and one model for the file: its tests follow each other.
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/api\/ai\/|samsung-galaxy-a55$/ })

const openPanel = async (page: Page, title: string) => {
  const panel = page.locator('details', { has: page.getByRole('heading', { name: title }) })
  if (!(await panel.evaluate(element => (element as HTMLDetailsElement).open))) await panel.locator('summary').click()
  return panel
}

const cameraJudgement = (overallScore: number) => ({
  overallScore,
  photoQuality: { daylight: 9, lowLight: 3 },
  strengths: ['Sharp by day'],
})

test('the camera analyzer: to an error, another try, a result', async ({ page, model }) => {
  model.behave(fails(500))
  await open(page, a55.path)
  let panel = await openPanel(page, 'Camera Quality Analyzer')
  await panel.getByRole('button', { name: 'Analyze Camera' }).click()
  panel = await openPanel(page, 'Camera Quality Analyzer')
  await expect(panel.getByText('Estimate.')).toBeVisible()
  await expect(panel.getByText('8/10')).toBeVisible()
  await expect(panel.getByText('Excellent', { exact: true })).toBeVisible()
  model.behave(answers(cameraJudgement(7)))
  await panel.getByRole('button', { name: 'Re-analyze' }).click()
  await expect(panel.getByText('7/10')).toBeVisible()
  await expect(panel.getByText('Good', { exact: true })).toBeVisible()
  await expect(panel.getByText('Sharp by day')).toBeVisible()
  await expect(panel.getByText('Estimate.')).toHaveCount(0)
})

test('progress is told while an answer is on its way @script', async ({ page, model }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  model.behave((response, body) => void held.then(() => answers(cameraJudgement(6))(response, body)))
  await open(page, iphone15.path)
  const panel = await openPanel(page, 'Camera Quality Analyzer')
  await panel.getByRole('button', { name: 'Analyze Camera' }).click()
  await expect(panel.getByRole('status')).toHaveText('Analyzing the camera…')
  answer()
  await expect(panel.getByText('6/10')).toBeVisible()
  await expect(panel.getByRole('status')).toHaveText('')
})

test('the screen analyzer: to an error, another try, a result in words', async ({ page, model }) => {
  model.behave(fails(500))
  await open(page, note40.path)
  let panel = await openPanel(page, 'Screen Quality Analyzer')
  await panel.getByRole('button', { name: 'Analyze Screen' }).click()
  panel = await openPanel(page, 'Screen Quality Analyzer')
  await expect(panel.getByText('Estimate.')).toBeVisible()
  model.behave(answers({ overallScore: 3, displayMetrics: { sharpness: 5 }, bestUseCase: 'Reading.' }))
  await panel.getByRole('button', { name: 'Re-analyze' }).click()
  await expect(panel.getByText('3/10')).toBeVisible()
  await expect(panel.getByText('Poor', { exact: true })).toBeVisible()
  await expect(panel.getByText('Best for: Reading.')).toBeVisible()
})

test('the design finder: real matches without a model, judged ones with it', async ({ page, model }) => {
  model.behave(fails(500))
  await open(page, fold6.path)
  let panel = await openPanel(page, 'Design Similarity Finder')
  await panel.getByRole('button', { name: 'Find Similar Designs' }).click()
  panel = await openPanel(page, 'Design Similarity Finder')
  await expect(panel.getByText('From dimensions.')).toBeVisible()
  const first = panel.getByRole('listitem').first()
  await expect(first.getByText(/% · (Very )?Similar/)).toBeVisible()
  model.behave((response, body) => {
    const content = body.messages[0]?.content[0]
    const { candidates } = JSON.parse((content?.type === 'text' ? content.text : '').split('\n')[1] ?? '')
    answers({ matches: [{ phoneId: candidates[2].id, similarity: 61, similarAspects: ['Hinge'] }] })(response, body)
  })
  await panel.getByRole('button', { name: 'Re-analyze' }).click()
  await expect(panel.getByText('61% · Similar')).toBeVisible()
  await expect(panel.getByText('Alike: Hinge')).toBeVisible()
  await panel.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(fold6.name)
})

test('the photo search: a wrong file, then a photo, then another', async ({ page, model }) => {
  model.behave(
    answers({ matches: [{ phoneId: a55.id, similarity: 71, confidence: 60, matchingFeatures: ['a', 'b', 'c', 'd'] }] }),
  )
  await open(page, a55.path)
  let panel = await openPanel(page, 'Photo Upload Search')
  await expect(panel.getByText('JPG, PNG up to 10MB')).toBeVisible()
  const field = panel.getByLabel('Photo of a phone')
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  if (!hasScript()) await panel.getByRole('button', { name: 'Find Similar Phones' }).click()
  panel = await openPanel(page, 'Photo Upload Search')
  await expect(panel.getByText('That file is not a JPG, PNG or WebP photo.')).toBeVisible()
  const photo = (color: string) =>
    sharp({ create: { width: 2000, height: 1500, channels: 3, background: color } })
      .jpeg()
      .toBuffer()
  await panel
    .getByLabel('Photo of a phone')
    .setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: await photo('red') })
  await panel.getByRole('button', { name: 'Find Similar Phones' }).click()
  panel = await openPanel(page, 'Photo Upload Search')
  await expect(panel.getByText('71% match')).toBeVisible()
  await expect(panel.getByText('a, b, c', { exact: true })).toBeVisible()
  model.behave(answers({ matches: [] }))
  await panel
    .getByLabel('Photo of a phone')
    .setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: await photo('blue') })
  await panel.getByRole('button', { name: /Find Similar Phones|Re-analyze/ }).click()
  panel = await openPanel(page, 'Photo Upload Search')
  await expect(panel.getByText('No look-alike phones were found for this photo.')).toBeVisible()
  if (!hasScript()) return
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(panel.getByText('No look-alike phones were found for this photo.')).toHaveCount(0)
})

test('a helper that cannot be reached does not harm the page @script', async ({ page, context }) => {
  await open(page, itelA70.path)
  const panel = await openPanel(page, 'Camera Quality Analyzer')
  await context.setOffline(true)
  await panel.getByRole('button', { name: 'Analyze Camera' }).click()
  await expect(panel.getByText('Estimate.')).toBeVisible()
  await expect(panel.getByText('The site could not be reached. Please check your connection.')).toBeVisible()
  await context.setOffline(false)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(itelA70.name)
})
