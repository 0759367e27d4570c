/** The frame of a helper's panel, and its line of progress. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'

/** A panel that folds; it can be linked to and opened without script. */
export function PanelFrame({
  panel,
  icon,
  title,
  isOpen,
  children,
}: {
  panel: string
  icon: IconName
  title: string
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <details id={`${panel}-panel`} className="panel fold" open={isOpen}>
      <summary>
        <h3 className="flex items-center gap-2 text-base">
          <Icon name={icon} className="text-brand" /> {title}
        </h3>
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** What is going on, for eyes and ears. */
export const Progress = ({ text }: { text: string }) => (
  <p role="status" className={text ? 'progress' : 'sr-only'}>
    {text}
  </p>
)
