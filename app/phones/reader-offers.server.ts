/** Prices that readers saw, as offers: an editor accepts each (MESSAGE-3). */
import { and, eq, isNull, like, sql } from 'drizzle-orm'
import { recordActivity } from '#app/activity/activity.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { describeDoubt } from '#app/prices/doubt.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { messages, offers, priceHistory } from '#db/schema/index.ts'
import { doubtsAbout } from './held-prices.server.ts'
import { PHONE_NOT_FOUND } from './not-found.ts'
import { derivePrice, type GivenOffer, pointOf, putOffer } from './offers.server.ts'
import { findPhoneById } from './phones.server.ts'

/** What a report says of an offer. */
export type ReportedOffer = {
  /** Of the report. */
  id: string
  mobileId: string
  pricePkr: number
  /** The shop. */
  seller: string
  city: string | null
  ramGb: number | null
  storageGb: number | null
  isRegistered: boolean
  /** Milliseconds since 1970. */
  seenAt: number
}

const PREFIX = 'report:'
/** Reports of the same version agree up to this difference, and for so long. */
const AGREEING_SHARE = 0.05
const AGREEING_MS = 30 * DAY_MS

const offerOf = (report: ReportedOffer): GivenOffer => {
  const { id, mobileId, pricePkr, seller, city, ramGb, storageGb, isRegistered } = report
  return {
    ...{ mobileId, pricePkr, seller, city, ramGb, storageGb },
    kind: isRegistered ? 'retail' : 'non-pta',
    sourceId: null,
    key: PREFIX + id,
    isInStock: null,
    url: null,
    seenBy: 1,
  }
}

/** Why an editor should look twice at the price of a report. @param now milliseconds since 1970 */
export const doubtsAboutReport = (report: ReportedOffer, now: number): string[] =>
  doubtsAbout(report.mobileId, pointOf(offerOf(report), report.seenAt), null, now).map(describeDoubt)

/** Makes the report an offer of its phone, in the caller's transaction; gives the name of the phone. */
export function acceptReport(report: ReportedOffer, username: string, now: number): Result<string> {
  const phone = findPhoneById(report.mobileId)
  if (!phone) return refused('not-found', PHONE_NOT_FOUND)
  removeReportOffer(report.id)
  putOffer(offerOf(report), report.seenAt)
  countReaders(report)
  derivePrice(phone.id, now)
  // The price of the phone may have stayed.
  invalidateContent()
  const { seller, city, pricePkr } = report
  const after = `${formatPrice(pricePkr)} (${[seller, city].filter(Boolean).join(', ')})`
  const about = { subject: 'phone' as const, subjectId: phone.id, subjectName: phone.name }
  recordActivity({ username, action: 'update', ...about, changes: [{ field: 'seen by a reader', before: '', after }] })
  return { ok: true, value: phone.name }
}

/** Takes the offer of a report back, with its row of the history, in the caller's transaction. */
export function withdrawReport(id: string, now: number): void {
  const mobileId = removeReportOffer(id)
  if (!mobileId) return
  derivePrice(mobileId, now)
  invalidateContent()
}

function removeReportOffer(id: string): string | null {
  const removed = db()
    .delete(offers)
    .where(and(isNull(offers.sourceId), eq(offers.key, PREFIX + id)))
    .returning()
    .get()
  if (removed?.priceId) db().delete(priceHistory).where(eq(priceHistory.id, removed.priceId)).run()
  return removed?.mobileId ?? null
}

/** Counts the networks from which readers saw about this price of this version. */
function countReaders({ mobileId, pricePkr, ramGb, storageGb, isRegistered, seenAt }: ReportedOffer): void {
  const agreeing = db()
    .select({ id: offers.id, network: messages.network })
    .from(offers)
    .leftJoin(messages, sql`${messages.id} = substr(${offers.key}, ${PREFIX.length + 1})`)
    .where(
      and(
        eq(offers.mobileId, mobileId),
        isNull(offers.sourceId),
        like(offers.key, `${PREFIX}%`),
        eq(offers.kind, isRegistered ? 'retail' : 'non-pta'),
        sql`${offers.ramGb} IS ${ramGb} AND ${offers.storageGb} IS ${storageGb}`,
        sql`abs(${offers.pricePkr} - ${pricePkr}) <= ${pricePkr * AGREEING_SHARE}`,
        sql`abs(${offers.checkedAt} - ${seenAt}) <= ${AGREEING_MS}`,
      ),
    )
    .all()
  const seenBy = new Set(agreeing.map(({ network }) => network)).size
  for (const { id } of agreeing) db().update(offers).set({ seenBy }).where(eq(offers.id, id)).run()
}
