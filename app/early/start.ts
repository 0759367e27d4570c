/** Starts the application at the first interaction that needs it, and then repeats that interaction. */
import { DEFERRED_TYPE } from '#app/platform/deferred.ts'
import { hasDraft } from '#app/ui/drafts.ts'
import { clickable, isChoice, isPlain, needsAppForm } from './interactions.ts'
import { loadApplication } from './load-application.ts'

/** After this time without the application the browser handles an interaction. */
const MAX_WAIT_MS = 8000

/** An interaction that waits for the application. */
type Pending = { repeat: () => void; withoutApp?: () => void }

/** @param connected resolves when the application runs */
export function startOnInteraction(connected: Promise<void>): void {
  // The pages of the panel start it at once.
  let state: 'idle' | 'loading' | 'running' = document.querySelector(`script[type="${DEFERRED_TYPE}"]`)
    ? 'idle'
    : 'running'
  const pending = new Map<Element, Pending>()
  let isRepeating = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function finish(how: keyof Pending): void {
    clearTimeout(timer)
    const all = [...pending.values()]
    pending.clear()
    isRepeating = how === 'withoutApp'
    for (const interaction of all) interaction[how]?.()
    isRepeating = false
  }

  async function start(): Promise<void> {
    if (state !== 'idle') return
    state = 'loading'
    try {
      await loadApplication()
      await connected
      state = 'running'
      finish('repeat')
    } catch {
      // The next interaction tries again.
      state = 'idle'
      finish('withoutApp')
    }
  }

  function wait(element: Element, interaction: Pending): void {
    if (pending.size === 0) timer = setTimeout(finish, MAX_WAIT_MS, 'withoutApp')
    pending.set(element, interaction)
    start()
  }

  /** Calls the listener before all others, until the application runs. */
  function listen<Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) {
    document.addEventListener(
      name,
      event => {
        if (state !== 'running' && !isRepeating) listener(event)
      },
      true,
    )
  }

  function prevent(event: Event): void {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  listen('pointerdown', event => {
    if (isPlain(event) && (clickable(event.target) || isChoice(event.target))) start()
  })
  listen('keydown', event => {
    if ((event.key === 'Enter' || event.key === ' ') && clickable(event.target)) start()
  })
  listen('input', ({ target }) => {
    const form = (target as HTMLInputElement).form
    if (form?.method !== 'post') return
    // For the draft of the form.
    form.dataset.typed = ''
    start()
  })
  listen('click', event => {
    const element = clickable(event.target)
    // The click of a submit button may be refused by the browser; what counts is the submission.
    if (!element || (element as HTMLButtonElement).type === 'submit' || !isPlain(event)) return
    prevent(event)
    wait(element, {
      repeat: () => element.click(),
      withoutApp: element instanceof HTMLAnchorElement ? () => location.assign(element.href) : undefined,
    })
  })
  listen('submit', event => {
    const form = event.target as HTMLFormElement
    if (!needsAppForm(form)) return
    prevent(event)
    const { submitter } = event
    const submit = () => (submitter ? submitter.click() : form.requestSubmit())
    wait(form, { repeat: submit, withoutApp: submit })
  })
  listen('change', ({ target }) => {
    if (!isChoice(target)) return
    const { value, form } = target
    wait(target, {
      repeat() {
        if (target instanceof HTMLSelectElement) target.value = value
        else if (target.type !== 'file') {
          // A second click, which React sees as the change.
          target.checked = !target.checked
          target.click()
          return
        }
        target.dispatchEvent(new Event('change', { bubbles: true }))
      },
      withoutApp: form?.method === 'get' ? () => form.submit() : undefined,
    })
  })

  // The application restores it; a visitor who comes back to a form sees it without a touch.
  if (hasDraft()) start()

  const { pathname, search } = location
  window.addEventListener('popstate', () => {
    // An entry of an earlier document with this address, in which the application ran.
    if (state !== 'running' && (location.pathname !== pathname || location.search !== search)) location.reload()
  })
}
