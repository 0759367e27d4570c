/** Works out what the shop asks at once, prints and keeps the slips; loaded at the first touch (SLIP-3, SLIP-4). */
import { keepIfPossible } from '#app/offline/keep.ts'
import { queryText } from '#app/platform/early-paths.ts'
import { type Asked, askedClass, askedText, asPrice, whatsAppHref } from './asked.ts'

const form = document.querySelector<HTMLFormElement>('form.slips')
const link = document.querySelector<HTMLAnchorElement>('a[data-message]')

const slips = () => [...(form?.querySelectorAll<HTMLElement>('.slip') ?? [])]
const fieldOf = (slip: HTMLElement) => slip.querySelector<HTMLInputElement>('.slip-asks input')

const askedOf = (slip: HTMLElement): Asked => ({
  name: slip.dataset.name ?? '',
  typed: fieldOf(slip)?.value ?? '',
  seenPkr: Number(slip.dataset.seen) || null,
})

/** The address of the slips as they are written on now, which can be sent and opened again. */
function address(): string {
  const url = new URL(location.href)
  const written = form ? [...new FormData(form)] : []
  const query = written.filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)])
  url.search = queryText(query)
  return url.href
}

function update(): void {
  for (const slip of slips()) {
    const { typed, seenPkr } = askedOf(slip)
    const output = slip.querySelector('output')
    const text = askedText(typed, seenPkr)
    if (output && output.textContent !== text) output.textContent = text
    if (output) output.className = askedClass(typed, seenPkr)
  }
  if (link) link.href = whatsAppHref(link.dataset.message ?? '', slips().map(askedOf), address())
}

const remember = () => history.replaceState(history.state, '', address())

/** Prices are written with commas once they are typed. */
function tidy(): void {
  for (const field of slips().map(fieldOf)) if (field) field.value = asPrice(field.value)
  remember()
}

form?.addEventListener('input', update)
form?.addEventListener('change', tidy)
// Before the application, which would load the page anew.
addEventListener(
  'submit',
  event => {
    if (event.target !== form) return
    event.preventDefault()
    event.stopPropagation()
    remember()
  },
  true,
)
document.querySelector('.slip-print')?.addEventListener('click', () => print())
update()
keepIfPossible()
