/** Every kind of page in each language, theme and width, with script and without (`npm run verify:long`). */
import { DEFAULT_LANGUAGE, languages } from '#app/platform/text/language.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { clippedLines } from '#tests/support/clipped.ts'
import { expect, expectToFit, layOutAll, ready, test } from '#tests/support/e2e.ts'
import { pageKinds } from '#tests/support/page-kinds.ts'

const WIDTHS = [1280, 768, 360, 320]

test.use({ expectedErrors: /nowhere/ })

for (const language of languages)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const javaScriptEnabled of [true, false]) {
      const view = `${language}, ${colorScheme}, ${javaScriptEnabled ? 'with' : 'without'} script`
      test.describe(view, () => {
        test.use({ language, colorScheme, javaScriptEnabled })
        for (const [name, path] of Object.entries(pageKinds))
          test(`${name} fits, cuts no line and has no accessibility violation (A11Y-1, A11Y-2) @script @languages`, async ({
            page,
          }) => {
            await page.goto(path)
            if (javaScriptEnabled) await ready(page)
            await layOutAll(page)
            for (const width of WIDTHS) {
              await page.setViewportSize({ width, height: 800 })
              await expectToFit(page, `at ${width} px`)
              // Latin headings are set closer than the boxes of their letters, which leave room for accents.
              if (language !== DEFAULT_LANGUAGE) expect.soft(await clippedLines(page), `at ${width} px`).toEqual([])
              // The checks run as a script of the page.
              if (javaScriptEnabled) expect.soft(await violationsOf(page), `at ${width} px`).toEqual([])
            }
          })
      })
    }
