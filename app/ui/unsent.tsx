import { useEffect, useRef } from 'react'

/** The message above a form whose submission failed. */
export function Unsent({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  // The submit button may be far below.
  useEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} role="alert" tabIndex={-1} className="notice notice-problem">
      {text}
    </p>
  )
}
