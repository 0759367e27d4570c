import { ptaTexts } from '../texts.ts'

/** The number of a source, which leads to it in its list. @param id of the source's entry */
export const SourceReference = ({ id, number }: { id: string; number: number }) => (
  <a href={`#${id}`} className="tax-reference" aria-label={ptaTexts().sourceNumber(number)}>
    {number}
  </a>
)
