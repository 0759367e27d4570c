/** What script adds to the drawings of a page: another colour without another page (DRAW-4). */

function showColour(swatch: HTMLAnchorElement): void {
  const image = document.querySelector<HTMLImageElement>('.phone-stage img')
  // The link leads to the page of the phone in this colour; its drawing takes the same query.
  if (image) image.src = swatch.closest('ul')?.dataset.picture + swatch.search
  for (const other of document.querySelectorAll('.swatch[aria-current]')) other.removeAttribute('aria-current')
  swatch.setAttribute('aria-current', 'true')
}

export function watchDrawings(): void {
  document.addEventListener('click', event => {
    const swatch = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.swatch') : null
    if (!swatch || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    showColour(swatch)
  })
}
