/** The frame of a helper panel, and its progress line. */
import type { ReactNode } from 'react'

/** A collapsible panel with an anchor; works without script. */
export function PanelFrame({
  panel,
  title,
  isOpen,
  children,
}: {
  panel: string
  title: string
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <details id={`${panel}-panel`} className="fold" open={isOpen}>
      <summary>
        <h3 className="text-base">{title}</h3>
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** Progress text, also announced by screen readers. */
export const Progress = ({ text }: { text: string }) => (
  <p role="status" className={text ? 'progress' : 'sr-only'}>
    {text}
  </p>
)
