/** Leads to the sections that most visitors look for (PHONE-13). */
import { Fragment } from 'react'
import { phonePageTexts } from '../texts.ts'

type Props = {
  hasSimilar: boolean
  /** Whether the similar models stand before the price. */
  isSimilarFirst: boolean
  hasSpecifications: boolean
}

export function PageLinks({ hasSimilar, isSimilarFirst, hasSpecifications }: Props) {
  const { jump } = phonePageTexts()
  const price = { id: 'price-analysis', label: jump.price, isThere: true }
  const similar = { id: 'similar-models', label: jump.similar, isThere: hasSimilar }
  const links = [
    ...(isSimilarFirst ? [similar, price] : [price, similar]),
    { id: 'specifications', label: jump.specifications, isThere: hasSpecifications },
    { id: 'faq', label: jump.questions, isThere: true },
  ]
  return (
    <nav className="page-links" aria-label={jump.label}>
      {links
        .filter(({ isThere }) => isThere)
        .map(({ id, label }) => (
          <Fragment key={id}>
            <a href={`#${id}`} className="choice">
              {label}
            </a>{' '}
          </Fragment>
        ))}
    </nav>
  )
}
