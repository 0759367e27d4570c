import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { ReviewText } from './review.ts'
import { reviewsTexts } from './texts.ts'

type Heading = 'h3' | 'h4'

/** The points of a review, side by side unless the class says otherwise. */
export const ForAndAgainst = ({
  strong,
  weak,
  heading,
  className = 'mt-3 grid grid-cols-2 gap-4 text-sm',
}: Pick<ReviewText, 'strong' | 'weak'> & { heading: Heading; className?: string }) => (
  <div className={className}>
    <Points title={reviewsTexts().strong} icon="check" points={strong} heading={heading} />
    <Points title={reviewsTexts().weak} icon="close" points={weak} heading={heading} />
  </div>
)

type PointsProps = { title: string; icon: IconName; points: string[]; heading: Heading }

function Points({ title, icon, points, heading: Heading }: PointsProps) {
  return (
    <div>
      <Heading className="text-sm text-muted">{title}</Heading>
      <ul className="mt-1 grid gap-1">
        {points.map(point => (
          <li key={point} className="flex gap-1.5">
            <Icon name={icon} className={icon === 'check' ? 'mt-1 size-4 text-good' : 'mt-1 size-4 text-muted'} />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
