import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'
import { RequestId } from './request-id.ts'

test.each([
  [500, true],
  [503, true],
  [404, false],
])('a page of status %i names its request: %s (WATCH-3)', (status, isNamed) => {
  const html = renderToString(
    <RequestId.Provider value="abc-1">
      <ErrorPage status={status} />
    </RequestId.Provider>,
  )
  expect(html.includes('Request abc-1')).toBe(isNamed)
})
