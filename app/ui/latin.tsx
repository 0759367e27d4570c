import type { ReactNode } from 'react'
import { locale } from '#app/platform/text/language.ts'

/** A name, a figure or a value of a source, which reads from left to right on pages of every language. */
export const Latin = ({ children }: { children: ReactNode }) =>
  locale().direction === 'rtl' ? <bdi dir="ltr">{children}</bdi> : children
