/** The test function of the journeys: a page on which any console error, failed request or policy violation fails the test. */
import { test as base, expect, type Page } from '@playwright/test'

export type Options = {
  /** Addresses whose 4xx answer is what the test is about. */
  expectedErrors: RegExp | null
}

export const test = base.extend<Options>({
  expectedErrors: [null, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = []
    const isExpected = (url: string) => expectedErrors?.test(new URL(url).pathname) ?? false
    page.on('pageerror', error => problems.push(`page error: ${error.message}`))
    page.on('console', message => {
      if (message.type() === 'error' && !isExpected(message.location().url || page.url())) {
        problems.push(`console: ${message.text()} at ${message.location().url}`)
      }
    })
    page.on('response', response => {
      if (response.status() >= 400 && !isExpected(response.url()))
        problems.push(`${response.status()} ${response.url()}`)
    })
    page.on('requestfailed', request => {
      const reason = request.failure()?.errorText
      // What a navigation leaves behind is cut off; a browser without script reports scripts as blocked.
      const isHarmless =
        isExpected(request.url()) || reason === 'net::ERR_ABORTED' || (reason === 'csp' && !hasScript())
      if (!isHarmless) problems.push(`failed: ${request.url()} ${reason}`)
    })
    await use(page)
    expect(problems).toEqual([])
  },
})

/** Whether this run has script. */
export const hasScript = () => test.info().project.name === 'script'

/** Waits until the page answers to script, where there is any. */
export async function ready(page: Page): Promise<void> {
  if (!hasScript()) return
  await page.waitForFunction(() => {
    const content = document.querySelector('#content') ?? document.body
    return Object.keys(content).some(key => key.startsWith('__reactFiber'))
  })
}

export { expect }
