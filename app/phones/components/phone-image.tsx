/** A phone's picture. */

type Props = {
  /** Addresses to try, best first. The server sends the first. */
  sources: string[]
  alt: string
  eager?: boolean
  className?: string
}

export function PhoneImage({ sources, alt, eager = false, className }: Props) {
  return (
    <img
      src={sources[0]}
      alt={alt}
      width={200}
      height={200}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
