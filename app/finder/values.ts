/** What the finder reads of a phone for each need. Pure. */
import type { FactColumns } from '#app/facts/columns.ts'
import { yearsUntil } from '#app/facts/updates-left.ts'
import type { NeedId } from './needs.ts'
import type { NeedValue } from './table.ts'

/** What is not derived from its specifications. */
export type ListedPhone = {
  brand: string
  /** Whole rupees; null without a price. */
  pricePkr: number | null
  grade: string | null
  /** Null where unknown. */
  releaseYear: number | null
}

const yesNo = (value: boolean | null): number | null => (value === null ? null : Number(value))

/** Kinds and systems are plain texts in the database. */
type ListedFacts = Omit<FactColumns, 'kind' | 'os'> & { kind: string | null }

/** The values of all needs; null where a fact is not known. */
export const needValues = (facts: ListedFacts, phone: ListedPhone, today: Date): Record<NeedId, NeedValue> => ({
  price: phone.pricePkr,
  priceMin: phone.pricePkr,
  brand: phone.brand,
  battery: facts.batteryMah,
  charging: facts.chargingWatts,
  speed: facts.speed,
  refresh: facts.refreshHz,
  oled: yesNo(facts.isOled),
  ois: yesNo(facts.isStabilized),
  zoom: facts.opticalZoom,
  selfie: facts.selfieMp,
  fiveG: yesNo(facts.has5g),
  net: facts.fiveGOperators,
  ram: facts.ramGb,
  storage: facts.storageGb,
  screenMin: facts.screenInches,
  screenMax: facts.screenInches,
  weight: facts.weightG,
  water: facts.waterLevel,
  updates: yearsLeft(facts.securityUntil, today),
  jack: yesNo(facts.hasJack),
  card: yesNo(facts.hasCard),
  radio: yesNo(facts.hasRadio),
  nfc: yesNo(facts.hasNfc),
  infrared: yesNo(facts.hasInfrared),
  kind: facts.kind,
  year: phone.releaseYear === null ? null : String(phone.releaseYear),
  grade: phone.grade,
})

/** Whole years of security updates that are left; 0 where they have ended. */
const yearsLeft = (until: string | null, today: Date): number | null =>
  until === null ? null : Math.max(0, Math.floor(yearsUntil(until, today.getTime())))
