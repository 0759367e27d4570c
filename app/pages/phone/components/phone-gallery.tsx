/** All pictures in a scrollable row; with script, each opens in a lightbox (PHONE-7). */
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { locale } from '#app/platform/text/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { phonePageTexts } from '../texts.ts'

export function PhoneGallery({ name, pictures }: { name: string; pictures: string[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Null while nothing is shown large: the dialog is then not in the page, which saves its bytes.
  const [shown, setShown] = useState<number | null>(null)
  const isOpen = shown !== null
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  if (pictures.length === 0) return null

  const open = (index: number) => (event: MouseEvent) => {
    // Without script or with a modifier key, the link opens the image file.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
  }
  const move = (by: number) => setShown(index => ((index ?? 0) + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const onwards = locale().direction === 'rtl' ? -1 : 1
    if (event.key === 'ArrowRight') move(onwards)
    if (event.key === 'ArrowLeft') move(-onwards)
  }
  const captionOf = (index: number) => phonePageTexts().pictureOf(name, index + 1)
  return (
    <section aria-labelledby="gallery">
      <details className="fold">
        <summary>
          <h2 id="gallery">{phonePageTexts().gallery}</h2>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <ul className="gallery" tabIndex={0} aria-label={phonePageTexts().picturesOf(name)}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a
                href={picture}
                onClick={open(index)}
                data-app
                aria-label={phonePageTexts().openPicture(captionOf(index))}
              >
                <PhoneImage sources={[picture]} alt={captionOf(index)} sizes="min(40vw, 20rem)" />
              </a>
            </li>
          ))}
        </ul>
      </details>
      {isOpen && (
        <dialog
          ref={dialog}
          className="lightbox"
          aria-label={phonePageTexts().picturesOf(name)}
          onKeyDown={onKeyDown}
          onClick={event => event.target === dialog.current && dialog.current.close()}
          onClose={() => setShown(null)}
        >
          <div className="lightbox-frame">
            <PhoneImage sources={[pictures[shown] ?? '']} alt={captionOf(shown)} quality="high" sizes="100vw" />
            <p className="lightbox-bar">
              <button
                type="button"
                className="icon-button"
                aria-label={phonePageTexts().previousPicture}
                onClick={() => move(-1)}
              >
                <Icon name="previous" />
              </button>
              <span role="status">{phonePageTexts().pictureOfAll(shown + 1, pictures.length)}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={phonePageTexts().nextPicture}
                onClick={() => move(1)}
              >
                <Icon name="next" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={phonePageTexts().close}
                onClick={() => dialog.current?.close()}
              >
                <Icon name="close" />
              </button>
            </p>
          </div>
        </dialog>
      )}
    </section>
  )
}
