import { Fragment, type ReactNode } from 'react'

/**
 * A text with `{name}` in it, and in each such place a part that is more than text, such as a link: the words around it
 * stay one sentence, whose order each language chooses.
 */
export const fillIn = (text: string, parts: Record<string, ReactNode>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece))
