/** Normalised column names and their units. Pure. */

/** Lower case, letters and digits only. */
export const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Units found in column names such as `RAM (GB)` or `battery_mah`, and our spelling of them. */
const units = new Map(
  Object.entries({
    gb: 'GB',
    mah: 'mAh',
    mp: 'MP',
    mm: 'mm',
    cm: 'cm',
    g: 'g',
    grams: 'g',
    in: 'inches',
    inch: 'inches',
    inches: 'inches',
    w: 'W',
    watts: 'W',
  }),
)
const UNIT_IN_NAME =
  /\s*[([](gb|mah|mp|mm|cm|g|grams|in|inch|inches|w|watts)[)\]]$|[\s_](gb|mah|mp|mm|grams|inch|inches)$/i

/** Splits a column name into the name without its unit, and the unit. */
export function splitUnit(column: string): { name: string; unit: string | null } {
  const found = UNIT_IN_NAME.exec(column)
  const unit = units.get((found?.[1] ?? found?.[2] ?? '').toLowerCase()) ?? null
  return found && unit ? { name: column.slice(0, found.index), unit } : { name: column, unit: null }
}

/** `8/12` under `RAM (GB)` → `8 GB/12 GB`; values that are not only numbers stay unchanged. */
export const withUnit = (value: string, unit: string | null) =>
  unit && /^[\d.,/+\s]+$/.test(value) ? value.replace(/\d{1,3}(,\d{3})+|\d+([.,]\d+)?/g, `$& ${unit}`) : value
