/** Pagination of a list: Previous, Next, the current page and its neighbours. */
import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { paginationTexts } from './pagination-texts.ts'

/** The first, last, current and neighbouring pages; null stands for omitted pages. A gap of one page is filled. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number)
    return gap > 2 ? [null, number] : gap === 2 ? [number - 1, number] : [number]
  })
}

type Props = { page: number; pages: number; pathOf: (page: number) => string; label: string }

/** Renders nothing for a single page (SITE-7). */
export function Pagination({ page, pages, pathOf, label }: Props) {
  const nav = useRef<HTMLElement>(null)
  const isUsed = useRef(false)
  // On the last page Next is no longer a link, so the focus moves to another page link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may disappear when the page changes
  useEffect(() => {
    if (!isUsed.current || nav.current?.contains(document.activeElement)) return
    nav.current?.querySelector<HTMLElement>('[aria-current], a')?.focus({ preventScroll: true })
  }, [page])
  if (pages <= 1) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link fires click for the keyboard too
    <nav
      ref={nav}
      aria-label={label}
      onClick={() => (isUsed.current = true)}
      className="mt-8 grid gap-4 justify-items-center"
    >
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Step to={page > 1 ? pathOf(page - 1) : null} rel="prev">
          <Icon name="previous" /> {paginationTexts().previous}
        </Step>
        <span className="text-sm whitespace-nowrap tabular-nums">{paginationTexts().pageOfPages(page, pages)}</span>
        <Step to={page < pages ? pathOf(page + 1) : null} rel="next">
          {paginationTexts().next} <Icon name="next" />
        </Step>
      </div>
      {pages > 2 && (
        <ul className="flex flex-wrap justify-center gap-1 text-sm tabular-nums">
          {pageWindow(page, pages).map((number, index) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps, one before the current page and one after it
              <li key={`gap-${index < 3}`} className="grid min-h-11 place-items-center px-1 text-muted">
                <span aria-hidden="true">…</span>
                <span className="sr-only">{paginationTexts().pagesLeftOut}</span>
              </li>
            ) : (
              <li key={number}>
                <Link
                  to={pathOf(number)}
                  aria-label={paginationTexts().page(number)}
                  aria-current={number === page ? 'page' : undefined}
                  className="grid min-h-11 min-w-11 place-items-center rounded-md px-2 hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-strong"
                >
                  {number}
                </Link>
              </li>
            ),
          )}
        </ul>
      )}
    </nav>
  )
}

function Step({ to, rel, children }: { to: string | null; rel: string; children: React.ReactNode }) {
  if (to === null) {
    return (
      <span className="button button-quiet max-sm:px-3" aria-disabled="true">
        {children}
      </span>
    )
  }
  return (
    <Link to={to} rel={rel} className="button button-quiet max-sm:px-3">
      {children}
    </Link>
  )
}
