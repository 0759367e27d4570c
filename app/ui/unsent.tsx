import { useEffect, useRef } from 'react'

/** Above a form that did not get through. */
export function Unsent({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  // The button that was pressed may stand far below.
  useEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} role="alert" tabIndex={-1} className="notice notice-problem">
      {text}
    </p>
  )
}
