/** The toasts of a page: one at a time, in the region of the topmost modal dialog or else of the page (TOAST-1). */
import { CLOSE_SHAPE } from './close-shape.ts'
import { createElement, iconHtml } from './create-element.ts'
import { navigation } from './navigation.ts'
import { onSwipeRight } from './swipe.ts'
import type { ToastMessage, Toasts } from './toast.ts'
import { toastTexts } from './toast-texts.ts'

const SHOWN_FOR_MS = 5000
const SWIPE_PX = 50

/** Connected regions, the last opened one last. */
const regions: ToastRegion[] = []

let shown: { message: ToastMessage; viewport: HTMLElement; timer: ReturnType<typeof pausableTimer> } | null = null
let focusBefore: Element | null = null

/** The place of toasts. Its live regions exist before a message does, so that screen readers announce it. */
class ToastRegion extends HTMLElement {
  connectedCallback(): void {
    this.replaceChildren(
      ...['polite', 'assertive'].map(live => createElement('p', { className: 'sr-only' }, { 'aria-live': live })),
    )
    regions.push(this)
    place()
  }

  disconnectedCallback(): void {
    regions.splice(regions.indexOf(this), 1)
    place()
  }
}

function announce(region: ToastRegion, message: ToastMessage | null): void {
  const text = [message?.title, message?.text, message?.action?.label].filter(Boolean).join('. ')
  const [polite, assertive] = region.children
  if (polite) polite.textContent = message?.isProblem ? '' : text
  if (assertive) assertive.textContent = message?.isProblem ? text : ''
}

/** Moves the toast to the topmost region. */
function place(): void {
  if (!shown) return
  const region = [...regions].reverse().find(candidate => candidate.closest('dialog')) ?? regions[0]
  if (!region || shown.viewport.parentElement === region) return
  region.append(shown.viewport)
  announce(region, shown.message)
}

function dismiss(): void {
  if (!shown) return
  const { viewport, timer } = shown
  shown = null
  timer.pause()
  const hadFocus = viewport.contains(document.activeElement)
  viewport.remove()
  for (const region of regions) announce(region, null)
  if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus()
}

function show(message: ToastMessage): void {
  dismiss()
  const timer = pausableTimer(dismiss, SHOWN_FOR_MS)
  const card = createElement(
    'div',
    { className: message.isProblem ? 'toast toast-problem' : 'toast', tabIndex: -1 },
    {},
    createElement(
      'div',
      { className: 'min-w-0' },
      {},
      createElement('p', { className: 'display', textContent: message.title }),
      message.text ? createElement('p', { className: 'text-sm', textContent: message.text }) : null,
    ),
    message.action ? actionElement(message.action) : null,
    createElement(
      'button',
      { type: 'button', className: 'icon-button', innerHTML: iconHtml(CLOSE_SHAPE), onclick: dismiss },
      { 'aria-label': toastTexts().close },
    ),
  )
  const viewport = createElement(
    'section',
    { className: 'toast-viewport', onpointerenter: timer.pause },
    { 'aria-label': toastTexts().notifications },
    card,
  )
  viewport.onpointerleave = () => viewport.contains(document.activeElement) || timer.resume()
  viewport.addEventListener('focusin', timer.pause)
  viewport.addEventListener('focusout', event => {
    if (!viewport.contains(event.relatedTarget as Node | null)) timer.resume()
  })
  viewport.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    // A dialog around it stays open.
    event.preventDefault()
    event.stopPropagation()
    dismiss()
  })
  onSwipeRight(card, SWIPE_PX, dismiss)
  shown = { message, viewport, timer }
  place()
  timer.resume()
}

function actionElement(action: NonNullable<ToastMessage['action']>): HTMLElement {
  const className = 'button button-primary'
  if ('to' in action) {
    const onclick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      dismiss()
      navigation.get().go(action.to, { replace: false })
    }
    return createElement('a', { className, href: action.to, textContent: action.label, onclick })
  }
  const onclick = () => {
    dismiss()
    navigation.get().post(action.post, action.fields)
  }
  return createElement('button', { type: 'button', className, textContent: action.label, onclick })
}

/** Runs the callback after this time, without the pauses. It begins paused. */
function pausableTimer(callback: () => void, duration: number) {
  let remaining = duration
  let timer: ReturnType<typeof setTimeout> | undefined
  let resumedAt = 0
  return {
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      remaining -= Date.now() - resumedAt
    },
    resume() {
      if (timer !== undefined) return
      resumedAt = Date.now()
      timer = setTimeout(callback, remaining)
    },
  }
}

/** The toasts of this page; defines their element. */
export function createToasts(): Toasts {
  customElements.define('toast-region', ToastRegion)
  window.addEventListener('keydown', event => {
    if (event.key !== 'F8' || !shown) return
    focusBefore = document.activeElement
    shown.viewport.querySelector<HTMLElement>('.toast')?.focus()
  })
  return {
    show,
    openedDialog(dialog) {
      const region = document.createElement('toast-region')
      dialog.append(region)
      return () => region.remove()
    },
  }
}
