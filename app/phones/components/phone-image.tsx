import { Fragment } from 'react'
import { opaque } from '#app/ui/opaque.ts'
import { type ImageQuality, imageChain, shownWidths, sizesOf } from '../image-sources.ts'

type Props = {
  /** URLs to try, best first; the default pictures are appended. */
  sources: string[]
  alt: string
  quality?: ImageQuality
  /** How wide it is shown, where that is not usual for the quality. */
  sizes?: string
  eager?: boolean
  /** Whether to show a text placeholder when no source can be loaded. */
  hasPlaceholder?: boolean
  className?: string
}

/** A phone's picture, with the sources that ../picture-fallback.ts tries next, and a place for its badge or placeholder. */
export function PhoneImage({
  sources,
  alt,
  quality = 'medium',
  sizes = shownWidths[quality],
  eager,
  hasPlaceholder = true,
  className,
}: Props) {
  const [source = '', ...others] = imageChain(sources, quality)
  return (
    // Without the key the picture of another phone would inherit what became of this one's.
    <Fragment key={source}>
      <img
        {...sizesOf(source, sizes)}
        src={source}
        alt={alt}
        width={200}
        height={200}
        loading={eager ? undefined : 'lazy'}
        className={className}
        data-sources={others.join(' ')}
        suppressHydrationWarning
      />
      {hasPlaceholder && <span className="picture-note" data-hd={quality === 'high' ? '' : undefined} {...opaque()} />}
    </Fragment>
  )
}
