/** Small charts as points of an SVG polyline. Pure. */

/** The points of these values from left to right, 0 at the bottom and the highest at the top. */
export function chartPoints(values: number[], width: number, height: number): string {
  const highest = Math.max(1, ...values)
  const step = width / Math.max(1, values.length - 1)
  const round = (number: number) => Math.round(number * 10) / 10
  return values.map((value, index) => `${round(index * step)},${round(height - (value / highest) * height)}`).join(' ')
}
