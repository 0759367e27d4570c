/** The search fields before their suggestions, which are loaded when a field gets the focus (SEARCH-10). */
import { withQuery } from '#app/platform/early-paths.ts'
import { loadBundle } from '#app/ui/load-bundle.ts'
import { navigation } from '#app/ui/navigation.ts'
import suggestionsBundle from './suggestions.ts?bundle'

/** Searches for the trimmed text; an empty one does nothing (HEAD-3). */
function search(event: SubmitEvent, combobox: Element): void {
  const form = event.target as HTMLFormElement
  event.preventDefault()
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  const query: Record<string, string> = Object.fromEntries(fields)
  if (!query.q) return
  if (combobox.hasAttribute('emptied')) form.reset()
  navigation.get().go(withQuery(form.getAttribute('action') ?? '', query), { replace: false })
}

/** Contains the input and a place for the suggestions. Its attributes: `picks` ('page', 'comparison' or 'form'), `emptied`. */
class PhoneCombobox extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input')
    if (!input || input.hasAttribute('role')) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', 'false')
    const load = () => loadSuggestions(this, input)
    if (document.activeElement === input) load()
    else input.addEventListener('focus', load, { once: true })
    // Who opens the fold of it wants to type.
    const fold = this.closest('details')
    fold?.addEventListener('toggle', () => fold.open && input.focus())
    if (this.getAttribute('picks') === 'page') input.form?.addEventListener('submit', event => search(event, this))
  }
}

async function loadSuggestions(combobox: HTMLElement, input: HTMLInputElement): Promise<void> {
  try {
    const { attachSuggestions } = await loadBundle<typeof import('./suggestions.ts')>(suggestionsBundle)
    attachSuggestions(combobox, input)
  } catch {
    // Without them the field is a plain search; the next focus tries again.
    input.addEventListener('focus', () => loadSuggestions(combobox, input), { once: true })
  }
}

export const defineCombobox = (): void => customElements.define('phone-combobox', PhoneCombobox)
