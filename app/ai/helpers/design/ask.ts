import { ask, inOwnLanguage, readResult } from '../ask.ts'
import type { DesignResult } from '../panel-results.ts'

/** Phones of similar design; if the model call fails, phones of similar shape. */
export async function askForDesigns(targetMobileId: string, refresh: boolean): Promise<DesignResult> {
  const result = await ask<DesignResult['matches']>('find-similar-designs', { targetMobileId, refresh })
  if (result.ok) return { matches: result.value, isFromDimensions: false }
  const shapes = await readResult<DesignResult>(
    fetch(inOwnLanguage('/api/similar-designs', { mobileId: targetMobileId })),
  )
  const fallback = shapes.ok ? shapes.value : { matches: [], isFromDimensions: true }
  return { ...fallback, message: result.message }
}
