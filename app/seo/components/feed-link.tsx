import { feedTexts } from '../feed-texts.ts'

/** A feed of this page, for feed readers. */
export function FeedLink({ href, subject }: { href: string; subject: 'phone' | 'list' }) {
  const { phoneLink, listLink } = feedTexts()
  return (
    <p className="mt-3">
      <a href={href} rel="nofollow" className="link">
        {subject === 'phone' ? phoneLink : listLink}
      </a>
    </p>
  )
}
