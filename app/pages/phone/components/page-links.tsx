/** Leads to the sections that most visitors look for (PHONE-13). */
import { phonePageTexts } from '../texts.ts'
import type { PhonePageData } from './phone-sheet.tsx'

type Props = { data: Pick<PhonePageData, 'phone' | 'similar'> }

export function PageLinks({ data: { phone, similar } }: Props) {
  const { jump } = phonePageTexts()
  const links = [
    { id: 'price-analysis', label: jump.price, isThere: true },
    { id: 'specifications', label: jump.specifications, isThere: phone.specifications.length > 0 },
    { id: 'similar-models', label: jump.similar, isThere: similar.length > 1 },
    { id: 'faq', label: jump.questions, isThere: true },
  ]
  return (
    <nav className="page-links" aria-label={jump.label}>
      {links.map(
        ({ id, label, isThere }) =>
          isThere && (
            <a key={id} href={`#${id}`} className="chip">
              {label}
            </a>
          ),
      )}
    </nav>
  )
}
