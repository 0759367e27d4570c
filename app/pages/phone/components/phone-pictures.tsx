/** The pictures of a phone at the top of its page (PHONE-2). */
import { type MouseEvent, useState } from 'react'
import type { BodyColour } from '#app/drawings/colours.ts'
import { COLOUR_PARAMETER, drawingPaths } from '#app/drawings/paths.ts'
import type { ShownPhone } from '#app/entities/phone.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { allPictures, isDrawing, phoneImages } from '#app/phones/image-sources.ts'
import { phonePath, withQuery } from '#app/platform/paths.ts'
import { colourText } from '#app/search-index/colour-texts.ts'
import { phonePageTexts } from '../texts.ts'

/** Further thumbnails are shown as a count (PHONE-2). */
const MAX_THUMBNAILS = 8

type PicturesProps = {
  phone: ShownPhone
  colours: BodyColour[]
  /** Slug of the chosen colour, null for the first. */
  colour: string | null
}

/** One picture with its colours beneath it; photographs have thumbnails. */
export function PhonePictures({ phone, colours, colour }: PicturesProps) {
  const pictures = allPictures(phone, colour)
  // Drawings stand in the gallery: of a phone without photographs one picture says what there is to see.
  const hasThumbnails = pictures.length > 1 && pictures.some(picture => !isDrawing(picture, phone.slug))
  const [chosen, setChosen] = useState(0)
  const more = pictures.length - MAX_THUMBNAILS
  const choose = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setChosen(index)
  }
  const shown = pictures[chosen]
  const sources = [...new Set([...(shown === undefined ? [] : [shown]), ...phoneImages(phone)])]
  const isDrawn = isDrawing(shown ?? '', phone.slug)
  return (
    <div className="phone-pictures">
      <div className={`phone-stage${isDrawn ? ' is-drawn' : ''}${isOutline(phone) ? ' is-outline' : ''}`}>
        <PhoneImage sources={sources} alt={phone.name} quality="high" eager />
      </div>
      {isOutline(phone) && <p className="mt-2 text-sm text-muted">{phonePageTexts().outlined}</p>}
      <div className="phone-choices">
        {isDrawn && colours.length > 1 && <Swatches phone={phone} colours={colours} colour={colour} />}
        {hasThumbnails && (
          <ul className="thumbnails" aria-label={phonePageTexts().pictures}>
            {pictures.slice(0, MAX_THUMBNAILS).map((picture, index) => (
              <li key={picture}>
                <a
                  href={picture}
                  className="thumbnail"
                  aria-label={phonePageTexts().picture(index + 1)}
                  aria-current={index === chosen ? 'true' : undefined}
                  onClick={choose(index)}
                  data-app
                >
                  <PhoneImage sources={[picture]} alt="" quality="low" hasPlaceholder={false} eager={index < 2} />
                </a>
              </li>
            ))}
            {more > 0 && (
              <li>
                <a href="#gallery" className="thumbnail display">
                  {`+${more}`}
                  <span className="sr-only"> {phonePageTexts().morePictures}</span>
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  )
}

export const isOutline = ({ dataConfidence }: ShownPhone) => dataConfidence === 'name-only'

/** Links to the page in each colour; with script `drawing-controls.ts` changes only the large picture. */
function Swatches({ phone, colours, colour }: PicturesProps) {
  const current = colour ?? colours[0]?.slug
  return (
    <ul className="swatches" aria-label={phonePageTexts().colours} data-picture={drawingPaths(phone.slug).pair}>
      {colours.map(({ name, slug, hex }, index) => (
        <li key={slug}>
          <a
            href={withQuery(phonePath(phone), { [COLOUR_PARAMETER]: index === 0 ? undefined : slug })}
            rel="nofollow"
            className="swatch"
            aria-current={slug === current ? 'true' : undefined}
            suppressHydrationWarning
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="11" fill={hex} />
            </svg>
            <span className="swatch-name">{colourText(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
