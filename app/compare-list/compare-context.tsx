/** The compare list for the components of a page: what is in it, and what can be done with it, with the words for it. */
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { compareFor, compareGoneApiPath, withQuery } from '#app/platform/paths.ts'
import { COMPARE_COOKIE } from '#app/platform/request/cookies.ts'
import { type ToastMessage, toast } from '#app/ui/toast-store.ts'
import { addNotice, READY_AFTER_MS, READY_FROM, readyNotice } from './rules.ts'
import { compareStore, useCompareList } from './store.ts'
import { compareListTexts } from './texts.ts'

type CompareList = {
  ids: string[]
  add: (phone: { id: string; name: string }) => void
  remove: (id: string) => void
  clear: () => void
}

const CompareContext = createContext<CompareList | null>(null)

/** @throws Error outside of a CompareProvider */
export function useCompare(): CompareList {
  const list = useContext(CompareContext)
  if (!list) throw new Error('useCompare needs a CompareProvider around it.')
  return list
}

/** @param fromServer the list that a visitor without script keeps in a cookie */
export function CompareProvider({ fromServer, children }: { fromServer: string[]; children: ReactNode }) {
  const ids = useCompareList(fromServer)

  useEffect(() => {
    if (fromServer.length === 0) return
    // Someone began without script: their list moves over, and pages can be shared with everyone again.
    for (const id of fromServer) compareStore.add(id)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${COMPARE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  }, [fromServer])

  const list = useMemo(() => ({ ids, add, remove: compareStore.remove, clear: compareStore.clear }), [ids])
  return <CompareContext.Provider value={list}>{children}</CompareContext.Provider>
}

let readyTimer: ReturnType<typeof setTimeout> | undefined

/** Takes out of the list what belongs to no phone any more; where the site does not answer, the list stays. */
async function removeMissing(): Promise<void> {
  try {
    const response = await fetch(withQuery(compareGoneApiPath, { phones: compareStore.ids().join(',') }))
    if (!response.ok) return
    const { gone }: { gone: string[] } = await response.json()
    compareStore.forget(gone)
  } catch {
    // Without a connection nothing is known of the phones.
  }
}

/** Adds the phone and says what came of it; once there is something to compare, says that too, a moment later. */
async function add({ id, name }: { id: string; name: string }): Promise<void> {
  let outcome = compareStore.add(id)
  if (outcome === 'full') {
    // Phones that were deleted since must not keep others out (COMPARE-5).
    await removeMissing()
    outcome = compareStore.add(id)
  }
  toast(addNotice(outcome, name))
  if (outcome !== 'added' || compareStore.ids().length < READY_FROM) return
  clearTimeout(readyTimer)
  readyTimer = setTimeout(() => {
    const ids = compareStore.ids()
    // Removed or cleared meanwhile: there is nothing to view.
    if (ids.length < READY_FROM) return
    const ready: ToastMessage = { ...readyNotice(), action: { label: compareListTexts().view, to: compareFor(ids) } }
    toast(ready)
  }, READY_AFTER_MS)
}
