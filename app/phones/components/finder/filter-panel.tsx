/** The opened filter: a modal sheet on a small screen, beside the list on a wide one, part of the page without script (FIND-2). */
import { Form, Link, useNavigate } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { NeedId } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import type { Query } from '#app/platform/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FilterFields, type OpenFilter } from './filter-form.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { addressOfForm, showText, useCount } from './use-count.ts'

type Props = {
  path: string
  kept: Query
  state: OpenFilter
  total: number
  hidden: readonly NeedId[]
  /** Fields that only this page has. */
  own: ReactNode
  /** The address without the panel. */
  closed: string
  /** Leads to the address without wishes, where there are some. */
  clearing: ReactNode
}

export function FilterPanel({ path, kept, state, total, hidden, own, closed, clearing }: Props) {
  const { form, heading, count, choices, recount, apply } = useFilterForm(path, Object.keys(kept), total, state.choices)
  const { dialog, close } = useSheet(closed)
  return (
    <dialog
      ref={dialog}
      open
      className="filter-panel"
      aria-label={finderTexts().filter}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
    >
      <div className="filter-head">
        <h2 ref={heading} tabIndex={-1}>
          {finderTexts().filter}
        </h2>
        {clearing}
        <Link to={closed} rel="nofollow" preventScrollReset className="filter-close">
          <span className="icon-button">
            <Icon name="close" /> <span className="sr-only">{finderTexts().close}</span>
          </span>
          <span className="link">{finderTexts().fewerFilters}</span>
        </Link>
      </div>
      {own}
      <Form
        ref={form}
        action={path}
        onChange={recount}
        onSubmit={apply}
        autoComplete="off"
        className="filter-form-whole"
        aria-label={finderTexts().filter}
      >
        <HiddenFields fields={kept} />
        <div className="filter-groups">
          <FilterFields state={{ ...state, choices: choices ?? state.choices }} hidden={hidden} />
        </div>
        <p className="filter-submit">
          <button type="submit" className="button button-primary">
            {showText(count)}
          </button>
        </p>
      </Form>
    </dialog>
  )
}

/** Below this width the panel is a sheet, as in filter-bar.css. */
const SHEET = '(width < 64rem)'

/** On a small screen with script the panel is modal: the page behind is inert, and Escape closes it. */
function useSheet(closed: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = dialog.current
    if (!element || !window.matchMedia(SHEET).matches) return
    const focused = document.activeElement
    element.open = false
    element.showModal()
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true })
    return () => element.close()
  }, [])
  return { dialog, close: () => navigate(closed, { preventScrollReset: true }) }
}

const noChanges = () => () => {}

/**
 * With script the button and all choices are counted while choices change, and the panel has the focus once it is opened: a field only for what is
 * wrong in it, because on a phone that brings the keys.
 */
function useFilterForm(path: string, kept: string[], total: number, offered: OpenFilter['choices']) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const { count, choices, recount } = useCount(total, offered)
  // A page loaded with its panel open starts the application on the first touch: the focus stays where that was.
  const isRendered = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
  const [isOpened] = useState(isRendered)
  useEffect(() => {
    if (isOpened) (form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? heading.current)?.focus()
  }, [isOpened])
  const address = () => addressOfForm(form.current, path, kept)
  return {
    form,
    heading,
    count,
    choices,
    recount: () => recount(address()),
    apply(event: FormEvent<HTMLFormElement>) {
      const wanted = address()
      // A value that means nothing is shown by the server, at its field.
      if (wanted === null) return
      event.preventDefault()
      navigate(wanted, { preventScrollReset: true })
    },
  }
}
