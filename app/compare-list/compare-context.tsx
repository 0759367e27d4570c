/** The compare list of a page: its ids and its actions, which show toasts. */
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

/** @throws Error outside a CompareProvider */
export function useCompare(): CompareList {
  const list = useContext(CompareContext)
  if (!list) throw new Error('useCompare needs a CompareProvider around it.')
  return list
}

/** @param fromServer the cookie list of a visitor without script */
export function CompareProvider({ fromServer, children }: { fromServer: string[]; children: ReactNode }) {
  const ids = useCompareList(fromServer)

  useEffect(() => {
    if (fromServer.length === 0) return
    // Script is now available: move the list from the cookie to storage, so that pages are cacheable again.
    for (const id of fromServer) compareStore.add(id)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${COMPARE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  }, [fromServer])

  const list = useMemo(() => ({ ids, add, remove: compareStore.remove, clear: compareStore.clear }), [ids])
  return <CompareContext.Provider value={list}>{children}</CompareContext.Provider>
}

let readyTimer: ReturnType<typeof setTimeout> | undefined

/** Removes ids of deleted phones from the list; without a response the list is unchanged. */
async function removeMissing(): Promise<void> {
  try {
    const response = await fetch(withQuery(compareGoneApiPath, { phones: compareStore.ids().join(',') }))
    if (!response.ok) return
    const { gone }: { gone: string[] } = await response.json()
    compareStore.forget(gone)
  } catch {
    // No connection: keep the list unchanged.
  }
}

/** Adds the phone and shows the outcome as a toast, followed by a second toast when there is enough to compare. */
async function add({ id, name }: { id: string; name: string }): Promise<void> {
  let outcome = compareStore.add(id)
  if (outcome === 'full') {
    // Deleted phones must not occupy places in the list (COMPARE-5).
    await removeMissing()
    outcome = compareStore.add(id)
  }
  toast(addNotice(outcome, name))
  if (outcome !== 'added' || compareStore.ids().length < READY_FROM) return
  clearTimeout(readyTimer)
  readyTimer = setTimeout(() => {
    const ids = compareStore.ids()
    // Phones were removed in the meantime.
    if (ids.length < READY_FROM) return
    const ready: ToastMessage = { ...readyNotice(), action: { label: compareListTexts().view, to: compareFor(ids) } }
    toast(ready)
  }, READY_AFTER_MS)
}
