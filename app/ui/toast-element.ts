/** The toasts of a page: one at a time, in the region of the topmost modal dialog or else of the page (TOAST-1). */
import { createElement } from './create-element.ts'
import { loadBundle } from './load-bundle.ts'
import { SHOWN_FOR_MS, type ToastMessage, type Toasts } from './toast.ts'
import cardBundle from './toast-card.ts?bundle'

/** Connected regions, the last opened one last. */
const regions: ToastRegion[] = []

/** The message, from the moment on that its card was loaded with the card. */
let shown: { message: ToastMessage; region?: ToastRegion; card?: HTMLElement } | null = null

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

/** Announces and shows the message in the topmost region. */
function place(): void {
  if (!shown) return
  const region = [...regions].reverse().find(candidate => candidate.closest('dialog')) ?? regions[0]
  if (!region) return
  if (shown.region !== region) announce(region, shown.message)
  shown.region = region
  if (shown.card && shown.card.parentElement !== region) region.append(shown.card)
}

function dismiss(): void {
  shown?.card?.remove()
  shown = null
  for (const region of regions) {
    announce(region, null)
    region.removeAttribute('data-plain')
  }
}

const loadCard = () => loadBundle<typeof import('./toast-card.ts')>(cardBundle)

async function show(message: ToastMessage): Promise<void> {
  dismiss()
  const own = { message } as NonNullable<typeof shown>
  shown = own
  place()
  try {
    const { createCard } = await loadCard()
    if (shown !== own) return
    own.card = createCard(message, () => shown === own && dismiss())
    place()
  } catch {
    // Offline: the announcement itself is shown.
    own.region?.setAttribute('data-plain', '')
    setTimeout(() => shown === own && dismiss(), SHOWN_FOR_MS)
  }
}

/** The toasts of this page; defines their element. */
export function createToasts(): Toasts {
  customElements.define('toast-region', ToastRegion)
  return {
    show,
    async prepare() {
      await loadCard().catch(() => undefined)
    },
    openedDialog(dialog) {
      const region = document.createElement('toast-region')
      dialog.append(region)
      return () => region.remove()
    },
  }
}
