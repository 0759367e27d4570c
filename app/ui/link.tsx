import { type LinkProps, Link as RemixLink } from '@remix-run/react'

/** A link within the site. The browser knows all routes from the start, so the mark by which others are discovered is left out. */
export const Link = (props: LinkProps) => <RemixLink {...props} discover="none" />
