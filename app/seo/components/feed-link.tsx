import { feedTexts } from '../feed-texts.ts'

/** The feed of a list, for feed readers. */
export function FeedLink({ href }: { href: string }) {
  return (
    <p className="mt-3">
      <a href={href} rel="nofollow" className="link">
        {feedTexts().listLink}
      </a>
    </p>
  )
}
