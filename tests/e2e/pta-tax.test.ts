import { expect, open, test } from '#tests/support/e2e.ts'
import { any, beginsWith, contains, withAny, words, wordsIn } from '#tests/support/words.ts'

test('a visitor asks for a phone, its memory and the way it comes (PTA-3, PTA-8, PTA-9) @urdu', async ({ page }) => {
  await open(page, '/guide')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('PTA Tax Calculator') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words('Tax on a Phone from Abroad') })).toBeVisible()
  const phone = page.getByLabel(words('Which phone?'))
  const work = page.getByRole('button', { name: words('Work out') })
  await work.click()
  await expect(phone).toHaveAccessibleDescription(words('Name a phone, or open “I know the customs value”.'))
  await expect(phone).toBeInViewport()
  await expect(page.getByLabel(words('Customs value in dollars'))).toBeHidden()

  // Several models have these words in their names.
  await phone.fill('iphone 16 p')
  await work.click()
  const which = page.getByRole('navigation', { name: words('Which of these?') })
  await expect(which).toBeInViewport()
  await which.getByRole('link', { name: 'Apple iPhone 16 Pro', exact: true }).click()
  const answer = page.locator('#answer')
  await expect(answer).toContainText('VR 1999/2025')
  await answer
    .getByRole('navigation', { name: words('Which memory?') })
    .getByRole('link', { name: /^512 GB \$/ })
    .click()
  const memories = answer.getByRole('navigation', { name: words('Which memory?') })
  await expect(memories.locator('[aria-current]')).toContainText('512 GB')
  await page.getByLabel(words('Any other way: sent, brought for me, or bought here (CNIC)')).check()
  await page.getByText(words('What it cost abroad')).click()
  await page.getByLabel(words('Price there, in the money of that country')).fill('4,699')
  await work.click()
  const rate = page.getByLabel(words('Rupees for one unit of that money'))
  await expect(rate).toHaveAccessibleDescription(words('Write the rupees for one unit as a number, such as 76.'))
  await rate.fill('76')
  await work.click()
  await expect(answer).toContainText('512 GB')
  await expect(answer).toContainText('357,124')
  await expect(answer.locator('.tax-sum')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/&route=cnic&.*&version=512\+GB#answer$/)
  const sum = await answer.locator('.tax-sum').textContent()
  await page.reload()
  await expect(answer.locator('.tax-sum')).toHaveText(sum ?? '')
})

test('a visitor who knows the customs value corrects a mistake (PTA-3) @urdu-long', async ({ page }) => {
  await open(page, '/pta-tax')
  await page.getByText(words('I know the customs value'), { exact: true }).click()
  const value = page.getByLabel(words('Customs value in dollars'))
  await value.fill('six hundred')
  await page.getByText(words('One dollar: Rs 280', '280'), { exact: true }).click()
  await page.getByLabel(words('Rupees for one dollar')).fill('300')
  await page.getByRole('button', { name: words('Work out') }).click()
  await expect(value).toHaveAccessibleDescription(contains(words('Give the customs value in dollars, such as 666.')))
  await expect(value).toHaveValue('six hundred')
  await expect(page.getByLabel(words('Rupees for one dollar'))).toHaveValue('300')
  await value.fill('600')
  await page.getByRole('button', { name: words('Work out') }).click()
  await expect(page.getByText(words('PKR 70,600', '70,600')).first()).toBeVisible()
  await page.getByText(words('How it adds up')).click()
  const total = page.getByRole('row', { name: beginsWith(wordsIn('ptaTexts', 'Total')) })
  await expect(total).toContainText('70,600')
  await expect(total).toContainText(/82,100.*90,310/)
})

test('a phone without a ruling has the tax of the one before it, called a guide (PTA-8) @urdu-long', async ({
  page,
}) => {
  await open(page, '/pta-tax?q=Apple+iPhone+17+Pro')
  const answer = page.getByRole('region', { name: words('Tax on the Apple iPhone 17 Pro', 'Apple iPhone 17 Pro') })
  await expect(answer).toContainText(
    words(
      'A guide, not a figure of FBR: no ruling on it is known, so this is the tax of the Apple iPhone 16 Pro, cheapest to dearest memory',
      'Apple iPhone 16 Pro',
    ),
  )
  const price = words(`PKR ${any}`, any)
  const from = wordsIn('ptaTexts', `about ${price}`, price)
  const between = wordsIn('priceTexts', `${from} to ${any}`, from, any)
  await expect(answer.locator('.tax-sum')).toHaveText(withAny(`${between} ${words('by passport')}`, '[\\d,]+'))
})

test('a phone that no ruling values has examples, and takes the value that a visitor knows (PTA-8) @urdu-long', async ({
  page,
}) => {
  await open(page, '/pta-tax?q=Google+Pixel+9')
  const answer = page.getByRole('region', { name: words('Tax on the Google Pixel 9', 'Google Pixel 9') })
  const sum = answer.locator('.tax-sum')
  // By the median of what rulings make of prices, between half and all of our price.
  await expect(sum).toContainText(/27,700.*73,200.*38,700/)
  await expect(answer.locator('.tax-other')).toContainText(/43,700.*48,000/)
  await answer.getByText(words('How we guess')).click()
  const examples = answer.getByRole('table').last().getByRole('row')
  await expect(examples).toHaveCount(4)
  await expect(examples.last()).toContainText(/\$680.*73,200.*84,700/)
  await answer.getByText(words('I know the customs value')).click()
  await answer.getByLabel(words('Customs value in dollars')).fill('600')
  await answer.getByRole('button', { name: words('Work out') }).click()
  await expect(sum).toContainText('67,600')
  // Instead of them stands how the sum adds up.
  await answer.getByText(words('How it adds up')).click()
  await expect(examples.last()).toContainText(wordsIn('ptaTexts', 'Total'))
})

test('a phone picked among the suggestions is worked out at once (PTA-8) @script @urdu-long', async ({ page }) => {
  await open(page, '/pta-tax')
  await page.getByLabel(words('Which phone?')).fill('iphone 16 pro')
  await page.getByRole('option', { name: /^Apple iPhone 16 Pro Max/ }).click()
  await expect(
    page.getByRole('region', {
      name: withAny(words(`Tax on the ${any}`, any), 'Apple iPhone 16 Pro Max.*'),
    }),
  ).toContainText(words('PKR'))
})

test('on a small screen “Change” leads from the question to its form, the one with a button (PTA-8) @urdu-long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/pta-tax?q=Google+Pixel+9')
  const buttons = page.getByRole('button', { name: words('Work out') })
  await expect(buttons).toHaveCount(0)
  const change = page.getByText(words('Change'), { exact: true })
  await change.click()
  await expect(change).toBeHidden()
  await expect(buttons).toHaveCount(1)
})

test('earlier rates are folded and marked as not certain (PTA-5) @urdu-long', async ({ page }) => {
  await open(page, '/pta-tax')
  const old = page.getByRole('table', { name: wordsIn('ptaTaxPageTexts', 'Rates of 2022-23', '2022-23') })
  await expect(old).toBeHidden()
  await page.getByText(words('Rates of earlier years'), { exact: true }).click()
  await expect(old).toBeVisible()
  await expect(page.getByText(words('Not certain: pieced together from press and reprints.')).last()).toBeVisible()
})

test('a phone with values of a ruling: another storage, another rate, nothing typed is lost (PTA-7) @urdu-long', async ({
  page,
}) => {
  await open(page, '/apple/apple-iphone-16')
  const total = page.getByRole('row', { name: beginsWith(wordsIn('ptaTexts', 'Total')) })
  await expect(total).toBeHidden()
  await page.getByText(words('PTA tax if bought\u00a0abroad')).click()
  await expect(total).toContainText(words('PKR 72,220', '72,220'))
  await page.getByRole('link', { name: /512\sGB.*\$955/ }).click()
  await expect(page).toHaveURL(/cnfUsd=955/)
  await expect(total).toContainText(words('PKR 100,450', '100,450'))
  const rate = page.getByLabel(words('Rupees for one dollar'))
  await rate.fill('x')
  await page.getByRole('button', { name: words('Calculate') }).click()
  await expect(rate).toHaveAccessibleDescription(contains(words('Give the rupees for one dollar, such as 280.')))
  await expect(rate).toHaveValue('x')
  await expect(page.getByLabel(words('Customs value in dollars'))).toHaveValue('955')
  await rate.fill('300')
  await page.getByRole('button', { name: words('Calculate') }).click()
  await expect(total).toContainText(words('PKR 105,225', '105,225'))
  await page.getByRole('link', { name: words('Rates, deadlines, how to check a phone') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('Tax on a Phone from Abroad') })).toBeVisible()
})
