/** Placeholders for a page on its way: shown only when a client navigation takes longer than a moment. */
import { useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { CardSkeletons } from '#app/phones/components/skeletons.tsx'

/** Shorter waits keep the old page: a flash of placeholders is worse than none. */
const SHOW_AFTER_MS = 150

/** True while a navigation has been loading for longer than the delay. */
function usePendingPath(): string | null {
  const navigation = useNavigation()
  const target = navigation.state === 'loading' ? navigation.location.pathname : null
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (target === null) return setShown(null)
    const timer = setTimeout(() => setShown(target), SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [target])
  return target === null ? null : shown
}

/** How many placeholders the specification asks for, by page. */
function Placeholder({ path }: { path: string }) {
  if (path === '/') {
    return (
      <>
        <CardSkeletons count={6} kind="brand" />
        <CardSkeletons count={4} kind="phone" />
      </>
    )
  }
  if (path === '/brands') return <CardSkeletons count={8} kind="brand" />
  const isPhonePage = path.split('/').filter(Boolean).length === 2
  return isPhonePage ? <CardSkeletons count={1} kind="sheet" /> : <CardSkeletons count={8} kind="phone" />
}

export function PendingPage({ children }: { children: ReactNode }) {
  const path = usePendingPath()
  return (
    <>
      {path !== null && (
        <div className="shell py-8" role="status" aria-label="Loading the page">
          <Placeholder path={path} />
        </div>
      )}
      <div hidden={path !== null} className="page-body">
        {children}
      </div>
    </>
  )
}
