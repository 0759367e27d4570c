/** `1` → `ایک سال`, `2` → `2 سال`. */
export const yearsInUrdu = (count: number): string => (count === 1 ? 'ایک سال' : `${count} سال`)
