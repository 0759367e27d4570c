/**
 * The suggestions of a search field (WAI-ARIA combobox with a listbox): arrows move, Enter picks, Escape closes. While no
 * option is active, Enter submits the form around it.
 */
import { compareList } from '#app/compare-list/compare-list.ts'
import { refusalOf } from '#app/compare-list/refusal.ts'
import { phonePath, suggestApiPath, withQuery } from '#app/platform/early-paths.ts'
import { DEFAULT_LANGUAGE, language } from '#app/platform/text/language.ts'
import { createElement } from '#app/ui/create-element.ts'
import { navigation } from '#app/ui/navigation.ts'
import { SUGGEST_FROM_LENGTH } from './limits.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestionTexts } from './suggestion-texts.ts'

const DEBOUNCE_MS = 180

const pickers = {
  page: {
    refusal: () => null,
    pick(phone: Suggestion, input: HTMLInputElement) {
      input.form?.reset()
      navigation.get().go(phonePath(phone), { replace: false })
    },
  },
  comparison: {
    refusal: (phone: Suggestion) => refusalOf(phone.id, compareList.get().ids()),
    pick(phone: Suggestion, input: HTMLInputElement) {
      input.value = ''
      compareList.get().add(phone)
    },
  },
  form: {
    refusal: () => null,
    pick(phone: Suggestion, input: HTMLInputElement) {
      input.value = phone.name
      input.form?.requestSubmit()
    },
  },
}

function optionElement(phone: Suggestion, id: string, note: string | null): HTMLElement {
  const price = createElement('span', {
    className: 'text-sm text-muted',
    textContent: note ?? phone.price ?? suggestionTexts().noPrice,
  })
  if (note === null && phone.priceNote) {
    price.append(' · ', createElement('time', { dateTime: phone.priceDate ?? '', textContent: phone.priceNote }))
  }
  return createElement(
    'div',
    { id, tabIndex: -1 },
    { role: 'option', 'aria-selected': 'false', ...(note === null ? {} : { 'aria-disabled': 'true' }) },
    createElement('img', {
      src: phone.imageUrl,
      alt: '',
      width: 36,
      height: 36,
    }),
    createElement('span', { textContent: phone.name }),
    price,
  )
}

/** Builds the list at the end of the element and connects the input with it. */
export function attachSuggestions(combobox: HTMLElement, input: HTMLInputElement): void {
  const picker = pickers[combobox.getAttribute('picks') as keyof typeof pickers]
  const listId = `${input.id}-list`
  const label = combobox.querySelector('label')?.textContent ?? ''
  const list = createElement(
    'div',
    { id: listId, className: 'combobox-list', hidden: true },
    { role: 'listbox', 'aria-label': suggestionTexts().suggestionsFor(label) },
  )
  const status = createElement('span', { className: 'sr-only' }, { role: 'status' })
  combobox.lastElementChild?.replaceChildren(list, status)
  input.setAttribute('aria-controls', listId)

  let phones: Suggestion[] = []
  let active = -1
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined

  function setOpen(isOpen: boolean): void {
    list.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen))
    status.textContent = isOpen ? suggestionTexts().suggestionCount(phones.length) : ''
    if (!isOpen) setActive(-1)
  }

  function setActive(index: number): void {
    active = index
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === index))
    const option = list.children[index]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  function move(to: number): void {
    if (list.hidden) setOpen(true)
    setActive((to + phones.length) % phones.length)
  }

  function show(found: Suggestion[]): void {
    phones = found
    list.replaceChildren(
      ...found.map((phone, index) => optionElement(phone, `${listId}-${index}`, picker.refusal(phone))),
    )
    setOpen(found.length > 0 && document.activeElement === input)
  }

  function cancel(): void {
    clearTimeout(timer)
    request?.abort()
  }

  function clear(): void {
    cancel()
    show([])
  }

  async function load(text: string): Promise<void> {
    request = new AbortController()
    const own = language() === DEFAULT_LANGUAGE ? undefined : language()
    const { signal } = request
    try {
      const response = await fetch(withQuery(suggestApiPath, { q: text, lang: own }), { signal })
      const found: Suggestion[] = response.ok ? await response.json() : []
      if (!signal.aborted) show(found)
    } catch {
      // After a failed request the field still works as a plain search.
      if (!signal.aborted) show([])
    }
  }

  function loadSoon(): void {
    cancel()
    const text = input.value.trim()
    if (text.length < SUGGEST_FROM_LENGTH) show([])
    else timer = setTimeout(() => load(text), DEBOUNCE_MS)
  }

  function pick(index: number): void {
    const phone = phones[index]
    if (!phone || picker.refusal(phone) !== null) return
    clear()
    picker.pick(phone, input)
  }

  input.addEventListener('input', loadSoon)
  input.addEventListener('blur', () => setOpen(false))
  input.addEventListener('focus', () => setOpen(phones.length > 0))
  for (const name of ['reset', 'submit']) input.form?.addEventListener(name, clear)
  input.addEventListener('keydown', event => {
    if (event.isComposing) return
    const isOpen = !list.hidden
    if (event.key === 'ArrowDown' && phones.length > 0) move(active + 1)
    else if (event.key === 'ArrowUp' && phones.length > 0) move(active < 0 ? phones.length - 1 : active - 1)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key === 'Enter' && isOpen && active >= 0) pick(active)
    else return
    event.preventDefault()
    // A menu or a dialog around it stays open.
    event.stopPropagation()
  })
  // The focus stays in the field.
  list.addEventListener('mousedown', event => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pick([...list.children].indexOf(target.closest('[role=option]') ?? list))
  })
  // Text typed before the suggestions were loaded.
  if (input.value.trim() !== input.defaultValue.trim()) loadSoon()
}
