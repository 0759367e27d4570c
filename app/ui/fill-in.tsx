import { Fragment, type ReactNode } from 'react'

/**
 * Replaces each `{name}` in a text with a React node, such as a link. The sentence stays one string, so a translation may
 * change the word order.
 */
export const fillIn = (text: string, parts: Record<string, ReactNode>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece))
