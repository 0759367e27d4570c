/** A phone's picture: the server renders the first source; on a load error, script tries the next (IMAGE-1). */
import { useEffect, useRef, useState } from 'react'
import { type ImageQuality, imageChain } from '../image-sources.ts'
import { phoneTexts } from '../texts.ts'

type Props = {
  /** URLs to try, best first; the default pictures are appended. */
  sources: string[]
  alt: string
  quality?: ImageQuality
  eager?: boolean
  /** Whether to show a text placeholder when no source can be loaded. */
  hasPlaceholder?: boolean
  className?: string
}

export function PhoneImage(props: Props) {
  // The key resets the state when the phone changes.
  return <Image key={props.sources[0]} {...props} />
}

function Image({ sources, alt, quality = 'medium', eager = false, hasPlaceholder = true, className }: Props) {
  const chain = imageChain(sources, quality)
  const [sourceIndex, setSourceIndex] = useState(0)
  const [isLoaded, setLoaded] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // A picture that failed or loaded before hydration fired its event without a listener.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {}
    if (!complete) return
    if (naturalWidth === 0) setSourceIndex(sourceIndex + 1)
    else setLoaded(true)
  }, [sourceIndex])

  const source = chain[sourceIndex]
  if (source === undefined) return hasPlaceholder ? <Placeholder alt={alt} /> : null
  return (
    <>
      <img
        ref={image}
        src={source}
        alt={alt}
        width={200}
        height={200}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
        onLoad={() => setLoaded(true)}
        onError={() => setSourceIndex(sourceIndex + 1)}
      />
      {quality === 'high' && isLoaded && <span className="hd-badge">{phoneTexts().highDefinition}</span>}
    </>
  )
}

function Placeholder({ alt }: { alt: string }) {
  return (
    <span className="image-placeholder" role="img" aria-label={alt || undefined}>
      <span className="font-semibold">{phoneTexts().noImage}</span>
      <span>{phoneTexts().imagesSoon}</span>
    </span>
  )
}
