/** The words of a label, without what makers add to it: brackets, footnote numbers, bullets, case. Pure. */
import { plain } from '#app/platform/text/label-units.ts'

const BRACKETED = /\s*[([][^)\]]*[)\]]/g
/** `Chip2`: the number of a footnote. */
const FOOTNOTE = /(?<=[a-z]{3})\d{1,2}$/i

/** Two labels with the same words mean the same: `Battery Capacity (mAh, Typical)` and `battery capacity`. */
export const labelWords = (label: string): string => plain(label.replace(BRACKETED, ' ').trim().replace(FOOTNOTE, ''))
