/** What a legal text is made of: words only, so that each language has the whole of it in one file. */

/** A paragraph, a list, or terms with what is said of them. `{contact}` and the like stand for the links of the text. */
export type LegalBlock = string | { list: string[] } | { facts: { term: string; text: string }[] }

type LegalPart = { id: string; title: string; blocks: LegalBlock[] }

export type LegalContent = {
  title: string
  description: string
  intro: string
  /** The words of each link that the text has. */
  links: { contact: string; guide?: string; privacy?: string }
  parts: LegalPart[]
}

/** The service is not for children under this age (LEGAL-1). */
export const MINIMUM_AGE = 13
