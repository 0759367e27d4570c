/** Loading placeholders for slow client navigations. */
import { useLocation, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { CardSkeletons } from '#app/phones/components/skeletons.tsx'
import { brandsPath, homePath } from '#app/platform/paths.ts'
import { readLanguage } from '#app/platform/text/language.ts'
import { siteTexts } from './texts.ts'

/** Delay before placeholders appear, to avoid flicker (SITE-6). */
const SHOW_AFTER_MS = 150

/** Target path of a navigation that has been loading for longer than the delay, or null. */
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

/** The placeholders of each page (SITE-6). */
function Placeholder({ path }: { path: string }) {
  if (path === homePath()) {
    return (
      <>
        <CardSkeletons count={6} kind="brand" />
        <CardSkeletons count={4} kind="phone" />
      </>
    )
  }
  const isPhonePage = readLanguage(path).path.split('/').filter(Boolean).length === 2
  if (isPhonePage) return <CardSkeletons count={1} kind="sheet" />
  return (
    <>
      <div className="pending-title" />
      <CardSkeletons count={8} kind={path === brandsPath() ? 'brand' : 'phone'} />
    </>
  )
}

/** Placeholders replace the page during navigation to another path, but not for tabs, filters or pagination. */
export function PendingPage({ children }: { children: ReactNode }) {
  const pending = usePendingPath()
  const { pathname } = useLocation()
  const path = pending === pathname ? null : pending
  return (
    <>
      {path !== null && (
        <div className="shell py-8" role="status" aria-label={siteTexts().loadingPage}>
          <Placeholder path={path} />
        </div>
      )}
      <div hidden={path !== null} className="page-body">
        {children}
      </div>
    </>
  )
}

/**
 * The part of a page that tabs, filters and pagination change: placeholders cover it while new content loads. The old
 * content stays in the layout, invisible, to avoid layout shift.
 * @param count number of placeholders
 */
export function PendingPart({ count, children }: { count: number; children: ReactNode }) {
  const pending = usePendingPath()
  const { pathname } = useLocation()
  const isPending = pending === pathname
  return (
    <div className="pending-part" aria-busy={isPending}>
      {isPending && (
        <div className="pending-cover" role="status" aria-label={siteTexts().loading}>
          <CardSkeletons count={count} kind="phone" />
        </div>
      )}
      <div className={isPending ? 'invisible' : undefined}>{children}</div>
    </div>
  )
}
