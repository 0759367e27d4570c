import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, hasScript, open, openStarted, panelTest as test } from '#tests/support/e2e.ts'
import { fails, returnsJson } from '#tests/support/model-server.ts'
import { a55, fold6, iphone15, itelA70, note40 } from '#tests/support/phones.ts'
import { any, withAny, words, wordsIn } from '#tests/support/words.ts'

// The tests of this file share one site and one model.
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/api\/ai\/|samsung-galaxy-a55$/ })

const opened = async (fold: Locator) => {
  if (!(await fold.evaluate(element => (element as HTMLDetailsElement).open))) await fold.locator('> summary').click()
  return fold
}

/** All panels are one fold. */
const openPanel = async (page: Page, title: string) => {
  await opened(page.locator('details', { has: page.locator('#helpers') }))
  return opened(page.locator('details[id]', { has: page.getByRole('heading', { name: title }) }))
}

const cameraAnalysis = (overallScore: number) => ({
  overallScore,
  photoQuality: { daylight: 9, lowLight: 3 },
  strengths: ['Sharp by day'],
})

test('the camera analyzer shows an error, and a result after another try @urdu', async ({ page, model }) => {
  model.behave(fails(500))
  await open(page, a55.path)
  let panel = await openPanel(page, words('Camera Quality Analyzer'))
  await panel.getByRole('button', { name: words('Analyze Camera') }).click()
  panel = await openPanel(page, words('Camera Quality Analyzer'))
  await expect(panel.getByText(words('Brand average (estimate)'))).toBeVisible()
  await expect(panel.getByText('8/10')).toBeVisible()
  await expect(panel.getByText(wordsIn('helperTexts', 'Excellent'), { exact: true })).toBeVisible()
  model.behave(returnsJson(cameraAnalysis(7)))
  await panel.getByRole('button', { name: words('Re-analyze') }).click()
  await expect(panel.getByText('7/10')).toBeVisible()
  await expect(panel.getByText(wordsIn('helperTexts', 'Good'), { exact: true })).toBeVisible()
  await expect(panel.getByText('Sharp by day')).toBeVisible()
  await expect(panel.getByText(words('Brand average (estimate)'))).toHaveCount(0)
})

test('progress is shown while the model responds @script @urdu-long', async ({ page, model }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  model.behave((response, body) => void held.then(() => returnsJson(cameraAnalysis(6))(response, body)))
  await open(page, iphone15.path)
  const panel = await openPanel(page, words('Camera Quality Analyzer'))
  await panel.getByRole('button', { name: words('Analyze Camera') }).click()
  await expect(panel.getByRole('status')).toHaveText(words('Analyzing the camera…'))
  release()
  await expect(panel.getByText('6/10')).toBeVisible()
  await expect(panel.getByRole('status')).toHaveText('')
})

test('the screen analyzer shows an error, and a text result after another try @urdu-long', async ({ page, model }) => {
  model.behave(fails(500))
  await open(page, note40.path)
  let panel = await openPanel(page, words('Screen Quality Analyzer'))
  await panel.getByRole('button', { name: words('Analyze Screen') }).click()
  panel = await openPanel(page, words('Screen Quality Analyzer'))
  await expect(panel.getByText(words('Brand average (estimate)'))).toBeVisible()
  model.behave(returnsJson({ overallScore: 3, displayMetrics: { sharpness: 5 }, bestUseCase: 'Reading.' }))
  await panel.getByRole('button', { name: words('Re-analyze') }).click()
  await expect(panel.getByText('3/10')).toBeVisible()
  await expect(panel.getByText(words('Poor'), { exact: true })).toBeVisible()
  await expect(panel.getByText(withAny(words(`Best for: ${any}`, any), '\\W?Reading\\.\\W?'))).toBeVisible()
})

test('the design finder shows matches by dimensions without a model, by the model with it @urdu-long', async ({
  page,
  model,
}) => {
  model.behave(fails(500))
  await open(page, fold6.path)
  let panel = await openPanel(page, words('Design Similarity Finder'))
  await panel.getByRole('button', { name: words('Find Similar Designs') }).click()
  panel = await openPanel(page, words('Design Similarity Finder'))
  await expect(panel.getByText(words('From dimensions.'))).toBeVisible()
  const first = panel.getByRole('listitem').first()
  const similarity = (percent: number | string, grade: string) => {
    const said = wordsIn('helperTexts', grade)
    return wordsIn('designTexts', `${percent}% · ${said}`, percent, said)
  }
  const similar = ['Similar', 'Very Similar'].map(grade => withAny(similarity(any, grade), '\\d+').source)
  await expect(first.getByText(new RegExp(similar.join('|')))).toBeVisible()
  model.behave((response, body) => {
    const content = body.messages[0]?.content[0]
    const { candidates } = JSON.parse((content?.type === 'text' ? content.text : '').split('\n')[1] ?? '')
    returnsJson({ matches: [{ phoneId: candidates[2].id, similarity: 61, similarAspects: ['Hinge'] }] })(response, body)
  })
  await panel.getByRole('button', { name: words('Re-analyze') }).click()
  await expect(panel.getByText(similarity(61, 'Similar'))).toBeVisible()
  await expect(panel.getByText(withAny(words(`Alike: ${any}`, any), '\\W?Hinge\\W?'))).toBeVisible()
  await panel.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(fold6.name)
})

test('the photo search handles a wrong file, then a photo, then another @urdu-long', async ({ page, model }) => {
  model.behave(
    returnsJson({
      matches: [{ phoneId: a55.id, similarity: 71, confidence: 60, matchingFeatures: ['a', 'b', 'c', 'd'] }],
    }),
  )
  await open(page, a55.path)
  let panel = await openPanel(page, words('Photo Upload Search'))
  await expect(panel.getByText(words('JPG, PNG up to 10MB'))).toBeVisible()
  const field = panel.getByLabel(words('Photo of a phone'))
  // Judged by its content alike with and without script: a browser could decode a GIF.
  const gif = await sharp({ create: { width: 20, height: 15, channels: 3, background: 'red' } })
    .gif()
    .toBuffer()
  await field.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: gif })
  if (!hasScript()) await panel.getByRole('button', { name: words('Find Similar Phones') }).click()
  panel = await openPanel(page, words('Photo Upload Search'))
  await expect(panel.getByText(words('That file is not a JPG, PNG or WebP photo.'))).toBeVisible()
  const photo = (color: string) =>
    sharp({ create: { width: 2000, height: 1500, channels: 3, background: color } })
      .jpeg()
      .toBuffer()
  await panel
    .getByLabel(words('Photo of a phone'))
    .setInputFiles({ name: 'phone.txt', mimeType: 'text/plain', buffer: await photo('red') })
  await panel.getByRole('button', { name: words('Find Similar Phones') }).click()
  panel = await openPanel(page, words('Photo Upload Search'))
  await expect(panel.getByText(words('71% match', 71))).toBeVisible()
  await expect(panel.getByText(/^\W?a\W{1,4}b\W{1,4}c\W?$/)).toBeVisible()
  model.behave(returnsJson({ matches: [] }))
  await panel
    .getByLabel(words('Photo of a phone'))
    .setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: await photo('blue') })
  await panel
    .getByRole('button', { name: new RegExp(`${words('Find Similar Phones')}|${words('Re-analyze')}`) })
    .click()
  panel = await openPanel(page, words('Photo Upload Search'))
  await expect(panel.getByText(words('No look-alike phones were found for this photo.'))).toBeVisible()
  if (!hasScript()) return
  await panel.getByRole('button', { name: wordsIn('photoTexts', 'Clear') }).click()
  await expect(panel.getByText(words('No look-alike phones were found for this photo.'))).toHaveCount(0)
})

test('an unreachable helper does not break the page @script @urdu-long', async ({ page }) => {
  await openStarted(page, itelA70.path)
  const panel = await openPanel(page, words('Camera Quality Analyzer'))
  // Only what the button sends: a hydrated page still loads other things in the background.
  await page.route('**/api/ai/**', route => route.abort('internetdisconnected'))
  await panel.getByRole('button', { name: words('Analyze Camera') }).click()
  await expect(panel.getByText(words('Brand average (estimate)'))).toBeVisible()
  await expect(panel.getByText(words('The site could not be reached. Please check your connection.'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(itelA70.name)
})
