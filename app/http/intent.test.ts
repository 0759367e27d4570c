import { expect, test } from 'vitest'
import { intentOf } from '#app/http/page-action.server.ts'
import { pressedIntent } from '#app/platform/intent.ts'

const formOf = (...intents: string[]) => {
  const form = new FormData()
  for (const intent of intents) form.append('intent', intent)
  return form
}

const thrown = (intents: string[]) => {
  try {
    return intentOf(formOf(...intents), ['save', 'delete'])
  } catch (error) {
    return (error as Response).status
  }
}

test('the pressed button overrides the default at the start of its form', () => {
  expect(intentOf(formOf('save', 'delete'), ['save', 'delete'])).toBe('delete')
  expect(intentOf(formOf('save'), ['save', 'delete'])).toBe('save')
  expect(pressedIntent(formOf())).toBeNull()
})

test('a form without an intent, or with an unknown one, gets 400', () => {
  expect([thrown([]), thrown(['explode']), thrown(['save', 'explode'])]).toEqual([400, 400, 400])
})
