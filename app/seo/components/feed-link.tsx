import { fillIn } from '#app/ui/fill-in.tsx'
import { feedTexts } from '../feed-texts.ts'

/** A feed of this page, with a line that tells how to use it. */
export function FeedLink({ href, subject }: { href: string; subject: 'phone' | 'list' }) {
  const { use, phoneLink, listLink } = feedTexts()
  return (
    <p className="mt-3 text-sm text-muted">
      {fillIn(use, {
        link: (
          <a href={href} rel="nofollow" className="link">
            {subject === 'phone' ? phoneLink : listLink}
          </a>
        ),
      })}
    </p>
  )
}
