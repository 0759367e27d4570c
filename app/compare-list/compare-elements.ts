/** The elements that show the compare list and add to it. They work on the markup of the server, before and after hydration. */
import { loadBundle } from '#app/ui/load-bundle.ts'
import { badgeHtml } from './badge.ts'
import { compareList } from './compare-list.ts'
import { compareListTexts } from './texts.ts'
import trayBundle from './tray.ts?bundle'

/** A custom element that shows the list once it is in the page, unless `isLate`, and again after each change. */
const listElement = (show: (element: HTMLElement) => void, isLate?: () => unknown) =>
  class extends HTMLElement {
    declare unsubscribe: () => void

    connectedCallback(): void {
      const update = () => show(this)
      this.unsubscribe = compareList.get().subscribe(update)
      isLate?.() || update()
    }

    disconnectedCallback(): void {
      this.unsubscribe()
    }
  }

function showBadge(badge: HTMLElement): void {
  badge.innerHTML = badgeHtml(compareList.get().ids().length)
}

async function loadTray(tray: HTMLElement): Promise<void> {
  if (compareList.get().ids().length + tray.childElementCount === 0) return
  try {
    const { showTray } = await loadBundle<typeof import('./tray.ts')>(trayBundle)
    showTray(tray)
  } catch {
    // Without connection the menu leads to the comparison too.
  }
}

/** @param element contains a submit button with a phone's id as its value; its attribute `phone` is the name */
function showButton(element: HTMLElement): void {
  const button = element.querySelector('button')
  if (!button) return
  const name = element.getAttribute('phone') ?? ''
  const isIn = compareList.get().ids().includes(button.value)
  element.toggleAttribute('data-in', isIn)
  element.onclick = event => {
    event.preventDefault()
    compareList.get().add({ id: button.value, name })
  }
  // Only the button of a card, which has no words, needs more.
  if (!button.hasAttribute('aria-label')) return
  button.disabled = isIn
  button.setAttribute('aria-label', isIn ? compareListTexts().isIn(name) : compareListTexts().add(name))
}

export function defineCompareElements(): void {
  customElements.define('compare-badge', listElement(showBadge))
  customElements.define('compare-button', listElement(showButton))
  // On a small screen the page of a phone that is not chosen has a bar of its own there, by which it is added.
  const hasBar = () =>
    matchMedia('(max-width:47.99rem)').matches &&
    document.querySelector('.price-bar-below compare-button:not([data-in])')
  customElements.define('compare-tray', listElement(loadTray, hasBar))
}
