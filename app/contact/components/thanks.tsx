/** Confirmation after a form was sent. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'

export function Thanks({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The submit button, which had the focus, was removed with its form.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel p-6 sm:p-8" aria-labelledby="thanks">
      <span className="thanks-mark">
        <Icon name="check" />
      </span>
      <h2 id="thanks" ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
