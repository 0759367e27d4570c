/** Asks for recent prices alone: in the filter, beside the list, and as a chip above it (FIND-2). */
import type { PriceGrade } from '#app/entities/enums.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { valueField, type Wishes, type WishValue } from '#app/finder/wishes.ts'
import { formatNumber } from '#app/platform/text/format.ts'

const RECENT = 'shop' satisfies PriceGrade

/** Whether a wish for grades of prices is for recent ones alone. */
export const isRecent = (grades: WishValue | undefined): boolean => String(grades) === RECENT

/** The wishes with that for recent prices. */
export const withRecentPrices = (must: Wishes): Wishes => new Map([...must, ['grade', [RECENT]]])

/** A box, and muted where it would leave no phone. */
export const yesClass = (phones: number) => (phones === 0 ? 'need-yes need-none' : 'need-yes')

/** @param phones how many have a recent price */
export const RecentField = ({ phones, isWished }: { phones: number; isWished: boolean }) => (
  <label className={yesClass(phones)}>
    <input key={String(isWished)} type="checkbox" name={valueField('grade')} value={RECENT} defaultChecked={isWished} />
    {finderTexts().recent(formatNumber(phones))}
  </label>
)
