/** Leads to the sections that most visitors look for (PHONE-13). */
import { Fragment } from 'react'
import { phonePageTexts } from '../texts.ts'

type Props = {
  hasSimilar: boolean
  hasSpecifications: boolean
}

export function PageLinks({ hasSimilar, hasSpecifications }: Props) {
  const { jump } = phonePageTexts()
  const links = [
    { id: 'similar-models', label: jump.similar, isThere: hasSimilar },
    { id: 'price-analysis', label: jump.price, isThere: true },
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
