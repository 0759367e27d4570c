/** Sources that need a person, with links to them; nothing where there are none (SOURCE-9). */
import { Link } from '@remix-run/react'
import { sourcePath } from '#app/platform/paths.ts'
import type { SourceFault } from '#app/prices/source-faults.server.ts'
import { sourceFaultTexts } from '../operation/source-fault-texts.ts'

export function SourceFaults({ faults }: { faults: SourceFault[] }) {
  if (faults.length === 0) return null
  return (
    <section aria-label="Sources that need attention" className="notice notice-problem my-4">
      <ul className="grid gap-2">
        {faults.map(({ sourceId, name, fault, detail }) => (
          <li key={sourceId}>
            <Link to={sourcePath(sourceId)} className="link">
              {name}
            </Link>
            {` ${sourceFaultTexts[fault].title}: ${detail} ${sourceFaultTexts[fault].toDo}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
