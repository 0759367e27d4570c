/** A phone's picture: the server sends the first source; where it cannot be loaded, script tries the next (IMAGE-1). */
import { useEffect, useRef, useState } from 'react'
import { type ImageQuality, imageChain } from '../image-sources.ts'
import { phoneTexts } from '../texts.ts'

type Props = {
  /** Addresses to try, best first; the default pictures come after them. */
  sources: string[]
  alt: string
  quality?: ImageQuality
  eager?: boolean
  /** What is left when nothing can be loaded: a placeholder in words, or nothing. */
  hasPlaceholder?: boolean
  className?: string
}

export function PhoneImage(props: Props) {
  // Another phone begins anew.
  return <Image key={props.sources[0]} {...props} />
}

function Image({ sources, alt, quality = 'medium', eager = false, hasPlaceholder = true, className }: Props) {
  const chain = imageChain(sources, quality)
  const [tried, setTried] = useState(0)
  const [isLoaded, setLoaded] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // A picture that failed or arrived before script was there fired its event unheard.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {}
    if (!complete) return
    if (naturalWidth === 0) setTried(tried + 1)
    else setLoaded(true)
  }, [tried])

  const source = chain[tried]
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
        onError={() => setTried(tried + 1)}
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
