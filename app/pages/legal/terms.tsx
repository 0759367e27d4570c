/** The terms of service (LEGAL-2). */
import { Link } from '@remix-run/react'
import { contactPath, guidePath, privacyPath } from '#app/platform/paths.ts'
import { ANALYTICS_RETENTION_MONTHS, LOG_RETENTION_DAYS, MESSAGE_RETENTION_YEARS } from '#app/platform/retention.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import type { LegalPart } from './legal-page.tsx'
import { MINIMUM_AGE } from './privacy.tsx'

export const termsEffective = '2026-11-21'

export const termsParts: LegalPart[] = [
  {
    id: 'service',
    title: 'What we offer',
    content: (
      <>
        <p>{`${SITE_NAME} shows prices and specifications of mobile phones in Pakistan and compares them, free of charge. We sell no phones, take no orders and are no agent of a shop or a maker.`}</p>
        <p>{`The service is not for children under ${MINIMUM_AGE}.`}</p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices',
    content: (
      <>
        <p>
          Each price stands with its source and the date on which it was read. It is no offer. Shops change prices
          daily, and variants, warranty and tax differ: the price in the shop is the one that counts.
        </p>
        <p>A price marked as one at launch is what the phone cost when it was new.</p>
      </>
    ),
  },
  {
    id: 'specifications',
    title: 'Specifications, reviews and helpers',
    content: (
      <>
        <p>
          Specifications come from public sources and may hold mistakes, or describe a variant for another country.
          Reviews are opinions of our editors on specifications and price, without a test by hand.
        </p>
        <p>
          What an AI helper says is made by a machine and may be wrong; estimates are marked as such. The pictures are
          drawings made from published sizes unless a photograph is given.
        </p>
      </>
    ),
  },
  {
    id: 'pta',
    title: 'Registration with the PTA',
    content: (
      <p>
        Whether a phone is registered is known to the Pakistan Telecommunication Authority alone. Our{' '}
        <Link to={guidePath} className="link">
          guide
        </Link>{' '}
        explains how to ask; it does not replace the answer.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    content: (
      <>
        <p>You may link to any page and quote prices with their source and date. Please do not</p>
        <ul>
          <li>burden the site with automatic requests that a person could not make,</li>
          <li>send false price reports, advertisements or other people’s data through our forms,</li>
          <li>try to get into parts that are not yours.</li>
        </ul>
        <p>Names and marks of phones belong to their makers.</p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    content: (
      <p>
        We work with care, but promise neither that everything is right nor that the site is always there. As far as the
        law allows, we are not liable for a purchase that was decided by what stands here.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    content: (
      <p>
        {`Messages are kept for ${MESSAGE_RETENTION_YEARS} years, technical logs for ${LOG_RETENTION_DAYS} days, and analytics, of which there are none today, would be for ${ANALYTICS_RETENTION_MONTHS} months at most. What we hold about you stands in the `}
        <Link to={privacyPath} className="link">
          privacy policy
        </Link>
        .
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and changes',
    content: (
      <p>
        The law of Pakistan applies. When these terms change, the date at the head of this page changes too. Questions:{' '}
        <Link to={contactPath} className="link">
          write to us
        </Link>
        .
      </p>
    ),
  },
]
