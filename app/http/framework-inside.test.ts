import server from '@remix-run/node/package.json' with { type: 'json' }
import client from '@remix-run/react/package.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { provideState, TRIED_WITH } from './framework-inside.ts'

test('the framework is the version with which its inside was tried', () => {
  expect([server.version, client.version]).toEqual([TRIED_WITH, TRIED_WITH])
})

const contextOf = (loaderData: unknown) => ({
  serverHandoffStream: new Response('["streamed"]\n').body,
  renderMeta: {} as { streamCache?: Record<number, { result: { value: string } }> },
  staticHandlerContext: { loaderData, actionData: null, errors: null },
})

test.each([
  ['plain data are packed', { page: { name: 'Galaxy A55' } }, /Galaxy A55/],
  ['data that JSON would change are those of the framework', { page: { at: new Date(0) } }, /^\["streamed"\]\n$/],
])('%s', async (_, loaderData, expected) => {
  const context = contextOf(loaderData)
  await provideState(context as never)
  expect(context.renderMeta.streamCache?.[0]?.result.value).toMatch(expected)
})
