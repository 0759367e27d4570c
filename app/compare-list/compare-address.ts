/** Keeps the list and the address of the compare page the same, in both directions (COMPARE-4, COMPARE-5). */
import { compareFor } from '#app/platform/early-paths.ts'
import { navigation } from '#app/ui/navigation.ts'
import { compareList } from './compare-list.ts'

/** Parameters that are shown once, so that they are not in bookmarks or shared links. */
const ONCE = ['notice', 'gone']

function removeOnceParameters(): void {
  const url = new URL(location.href)
  const present = ONCE.filter(name => url.searchParams.has(name))
  if (present.length === 0) return
  for (const name of present) url.searchParams.delete(name)
  history.replaceState(history.state, '', url.href.replaceAll('%2C', ','))
}

const idsIn = (element: Element, name: string): string[] =>
  (element.getAttribute(name) ?? '').split(',').filter(Boolean)

/** Leads to the page of the current list, which shows how many phones are gone. */
function updateAddress(element: Element, gone: string[]): void {
  const ids = compareList.get().ids()
  if (gone.length === 0 && ids.join() === idsIn(element, 'shown').join()) return
  navigation.get().go(compareFor(ids, { gone: gone.length || undefined }), { replace: true })
}

function sync(element: Element): void {
  const [shown, gone] = [idsIn(element, 'shown'), idsIn(element, 'gone')]
  const isExact = element.hasAttribute('exact')
  removeOnceParameters()
  compareList.get().forget(gone)
  if (isExact && shown.length > 0) compareList.get().replace(shown)
  if (!isExact || gone.length > 0) updateAddress(element, gone)
}

/** Its attributes: the ids `shown` on the page, those `gone` from the catalogue, and `exact` if the address names them. */
export class CompareAddress extends HTMLElement {
  static get observedAttributes() {
    return ['shown', 'gone', 'exact']
  }

  declare unsubscribe: () => void
  declare isSyncing: boolean

  connectedCallback(): void {
    this.unsubscribe = compareList.get().subscribe(() => this.isSyncing || updateAddress(this, []))
    this.attributeChangedCallback()
  }

  disconnectedCallback(): void {
    this.unsubscribe()
  }

  attributeChangedCallback(): void {
    if (!this.isConnected || this.isSyncing) return
    this.isSyncing = true
    // The attributes of another selection change one after the other.
    queueMicrotask(() => {
      sync(this)
      this.isSyncing = false
    })
  }
}
