/** The visible part of a toast, loaded with the first one (TOAST-1). */
import { CLOSE_SHAPE } from './close-shape.ts'
import { createElement, iconHtml } from './create-element.ts'
import { navigation } from './navigation.ts'
import { onSwipeRight } from './swipe.ts'
import { SHOWN_FOR_MS, type ToastMessage } from './toast.ts'
import { toastTexts } from './toast-texts.ts'

const SWIPE_PX = 50

/** Where the focus was before F8. */
let focusBefore: Element | null = null

window.addEventListener('keydown', event => {
  const card = document.querySelector<HTMLElement>('.toast-viewport > .toast')
  if (event.key !== 'F8' || !card) return
  focusBefore = document.activeElement
  card.focus()
})

/**
 * The card of a message in its landmark. It is dismissed after its time, by swiping, Escape, its button or its action.
 * @param onDismiss removes it
 */
export function createCard(message: ToastMessage, onDismiss: () => void): HTMLElement {
  const dismiss = () => {
    timer.pause()
    const hadFocus = viewport.contains(document.activeElement)
    onDismiss()
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus()
  }
  const timer = pausableTimer(dismiss, SHOWN_FOR_MS)
  const card = createElement(
    'div',
    {
      className: ['toast', message.isProblem && 'toast-problem', message.isShort && 'toast-short']
        .filter(Boolean)
        .join(' '),
      tabIndex: -1,
    },
    {},
    createElement(
      'div',
      { className: 'min-w-0' },
      {},
      createElement('p', { className: 'display', textContent: message.title }),
      message.text ? createElement('p', { className: 'text-sm', textContent: message.text }) : null,
    ),
    message.action ? actionElement(message.action, dismiss) : null,
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
  timer.resume()
  return viewport
}

function actionElement(action: NonNullable<ToastMessage['action']>, dismiss: () => void): HTMLElement {
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
