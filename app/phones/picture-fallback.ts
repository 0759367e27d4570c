/** What happens when a picture loads or fails, before and after hydration (IMAGE-1, IMAGE-2). */
import { createElement } from '#app/ui/create-element.ts'
import { phoneTexts } from './texts.ts'

/** Drawings are SVG, photographs are not (IMAGE-2). */
const DRAWN = /^data:image\/svg|\.svg(\?|$)/

const text = (textContent: string, className = '') => createElement('span', { className, textContent })

function onEnd(image: EventTarget | null, isLoaded: boolean): void {
  if (!(image instanceof HTMLImageElement) || image.dataset.sources === undefined) return
  const [next, ...others] = image.dataset.sources.split(' ')
  const note = image.nextElementSibling?.matches('.picture-note') ? image.nextElementSibling : null
  if (isLoaded) {
    if (note?.hasAttribute('data-hd') && !DRAWN.test(image.src))
      note.replaceChildren(text(phoneTexts().highDefinition, 'hd-badge'))
  } else if (next) {
    image.dataset.sources = others.join(' ')
    image.srcset = ''
    image.src = next
  } else {
    // The element stays: it is the application's.
    image.hidden = true
    const { noImage, imagesSoon } = phoneTexts()
    const label = image.alt && { 'aria-label': image.alt }
    note?.replaceChildren(
      createElement(
        'span',
        { className: 'image-placeholder' },
        { role: 'img', ...label },
        text(noImage, 'font-semibold'),
        text(imagesSoon),
      ),
    )
  }
}

/** Watches all pictures of the page, now and later. */
export function watchPictures(): void {
  // These events do not bubble.
  for (const name of ['load', 'error'])
    document.addEventListener(name, ({ target }) => onEnd(target, name === 'load'), true)
  for (const image of document.images) if (image.complete) onEnd(image, image.naturalWidth > 0)
}
