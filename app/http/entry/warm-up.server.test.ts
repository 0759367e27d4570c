import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { untilHolds } from '#tests/support/until.ts'
import { holdWhileWarmingUp } from './warm-up.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const requestOf = (url: string): [IncomingMessage, ServerResponse] => {
  const request = new IncomingMessage(new Socket())
  request.url = url
  return [request, new ServerResponse(request)]
}

/** A warm-up of these pages with what happened, in order; the render of a page ends with the next call of `endRender`. */
function warmUpOf(pages: string[]) {
  const steps: string[] = []
  let rendered = Promise.withResolvers<void>()
  const respond = holdWhileWarmingUp({
    pages: () => pages,
    render: page => {
      steps.push(`render ${page}`)
      rendered = Promise.withResolvers()
      return rendered.promise
    },
    serve: ({ url }) => {
      steps.push(`serve ${url}`)
    },
    onServing: () => {
      steps.push('on serving')
    },
  })
  return {
    respond,
    steps,
    endRender: () => rendered.resolve(),
    failRender: () => rendered.reject(new Error('No page')),
  }
}

test('requests are held until the pages are rendered one after the other, and served in their order', async () => {
  const { respond, steps, endRender } = warmUpOf(['/', '/mobiles'])
  respond(...requestOf('/first'))
  endRender()
  await untilHolds(() => expect(steps).toContain('render /mobiles'))
  respond(...requestOf('/second'))
  expect(steps).toEqual(['render /', 'render /mobiles'])
  endRender()
  await untilHolds(() => expect(steps).toContain('serve /second'))
  respond(...requestOf('/third'))
  expect(steps.slice(2)).toEqual(['on serving', 'serve /first', 'serve /second', 'serve /third'])
})

test('who left meanwhile is not served, and pages that cannot be rendered hold nobody', async () => {
  const { respond, steps, failRender } = warmUpOf(['/', '/mobiles'])
  const [request, response] = requestOf('/left')
  respond(request, response)
  respond(...requestOf('/waits'))
  response.destroy()
  failRender()
  await untilHolds(() => expect(steps).toContain('serve /waits'))
  expect(steps).toEqual(['render /', 'on serving', 'serve /waits'])
})

test('requests are held for three quarters of a second at most, and served once', async () => {
  vi.useFakeTimers()
  const { respond, steps, endRender } = warmUpOf(['/', '/mobiles'])
  respond(...requestOf('/'))
  vi.advanceTimersByTime(749)
  expect(steps).not.toContain('serve /')
  vi.advanceTimersByTime(1)
  expect(steps).toEqual(['render /', 'on serving', 'serve /'])
  endRender()
  await vi.runAllTimersAsync()
  endRender()
  await vi.runAllTimersAsync()
  expect(steps).toEqual(['render /', 'on serving', 'serve /', 'render /mobiles'])
})

test('without pages the first request is served at once', async () => {
  const { respond, steps } = warmUpOf([])
  await untilHolds(() => expect(steps).toEqual(['on serving']))
  respond(...requestOf('/'))
  expect(steps).toEqual(['on serving', 'serve /'])
})
