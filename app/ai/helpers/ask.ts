/** Asking the helpers' endpoints from the browser. A failure of any kind is an answer too: the helpers never get in the way. */

import { withQuery } from '#app/platform/paths.ts'
import { aiTexts } from '../texts.ts'
import type { DesignResult } from './panel-results.ts'

export type Asked<Value> = { ok: true; value: Value } | { ok: false; status: number; message: string }

/** @param endpoint last part of its address under /api/ai */
export async function ask<Value>(endpoint: string, body: unknown, signal?: AbortSignal): Promise<Asked<Value>> {
  return read<Value>(
    fetch(`/api/ai/${endpoint}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }),
  )
}

/** Phones of similar design; where the model gives none, those of similar shape. */
export async function askForDesigns(targetMobileId: string, refresh: boolean): Promise<DesignResult> {
  const answer = await ask<DesignResult['matches']>('find-similar-designs', { targetMobileId, refresh })
  if (answer.ok) return { matches: answer.value, isFromDimensions: false }
  const shapes = await read<DesignResult>(fetch(withQuery('/api/similar-designs', { mobileId: targetMobileId })))
  const found = shapes.ok ? shapes.value : { matches: [], isFromDimensions: true }
  return { ...found, message: answer.message }
}

async function read<Value>(request: Promise<Response>): Promise<Asked<Value>> {
  try {
    const response = await request
    const body = await response.json()
    if (response.ok) return { ok: true, value: body }
    return { ok: false, status: response.status, message: body.message ?? aiTexts().unreachable }
  } catch {
    return { ok: false, status: 0, message: aiTexts().unreachable }
  }
}
