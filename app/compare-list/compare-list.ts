/** The compare list of a visitor with script, provided by the early script. */
import { pageService } from '#app/ui/page-services.ts'

export type CompareList = {
  ids: () => string[]
  /** What those of which it is known are called in short. */
  names: () => string[]
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void
  /** Adds the phone and shows the outcome as a toast. */
  add: (phone: { id: string; name: string }) => Promise<void>
  remove: (id: string) => void
  /** Replaces the list, for example from a shared link. */
  replace: (ids: string[]) => void
  /** Removes ids of deleted phones. */
  forget: (ids: string[]) => void
  /** Empties the list and removes it from storage. */
  clear: () => void
}

export const compareList = pageService<CompareList>('compareList')
