import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Answer } from '../answer.ts'
import { answerTexts } from '../answer-texts.ts'

/** What speaks for a phone and against it. */
export function PointLists({ pros, cons }: Pick<Answer, 'pros' | 'cons'>) {
  if (pros.length + cons.length === 0) return null
  return (
    <div className="points">
      <Points label={answerTexts().pros} icon="check" points={pros} />
      <Points label={answerTexts().cons} icon="close" points={cons} />
    </div>
  )
}

function Points({ label, icon, points }: { label: string; icon: IconName; points: string[] }) {
  if (points.length === 0) return null
  return (
    <ul aria-label={label} className={`points-${icon}`}>
      {points.map(point => (
        <li key={point}>
          <Icon name={icon} />
          {` ${point}`}
        </li>
      ))}
    </ul>
  )
}
