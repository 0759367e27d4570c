import { Link, type LinkProps } from '@remix-run/react'

const savesData = () =>
  typeof navigator !== 'undefined' &&
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A link whose page loads ahead once the pointer or focus rests on it, unless the visitor saves data. */
export const PrefetchLink = (props: LinkProps) => <Link {...props} prefetch={savesData() ? 'none' : 'intent'} />
