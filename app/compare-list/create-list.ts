import { compareFor, compareGoneApiPath, withQuery } from '#app/platform/early-paths.ts'
import { toast } from '#app/ui/toast.ts'
import type { CompareList } from './compare-list.ts'
import { addNotice, READY_AFTER_MS, READY_FROM, readyNotice } from './rules.ts'
import { createStore } from './store.ts'
import { compareListTexts } from './texts.ts'

const toComparison = (ids: string[]) => ({ label: compareListTexts().view, to: compareFor(ids) })

/** The compare list of this page. */
export function createCompareList(): CompareList {
  const store = createStore()
  let readyTimer: ReturnType<typeof setTimeout> | undefined

  /** Removes ids of deleted phones from the list; without a response the list is unchanged. */
  async function removeMissing(): Promise<void> {
    try {
      const response = await fetch(withQuery(compareGoneApiPath, { phones: store.ids().join(',') }))
      if (!response.ok) return
      const { gone }: { gone: string[] } = await response.json()
      store.forget(gone)
    } catch {
      // No connection: keep the list unchanged.
    }
  }

  /** Offers the comparison when there is enough to compare. */
  function offerComparison(): void {
    const ids = store.ids()
    // Phones may have been removed in the meantime.
    if (ids.length < READY_FROM) return
    toast({ ...readyNotice(), action: toComparison(ids) })
  }

  return {
    ...store,
    async add({ id, name }) {
      let outcome = store.add(id, name)
      if (outcome === 'full') {
        // Deleted phones must not occupy places in the list (COMPARE-5).
        await removeMissing()
        outcome = store.add(id, name)
      }
      toast({ ...addNotice(outcome, name), ...(outcome === 'full' ? { action: toComparison(store.ids()) } : {}) })
      if (outcome !== 'added') return
      clearTimeout(readyTimer)
      readyTimer = setTimeout(offerComparison, READY_AFTER_MS)
    },
  }
}
