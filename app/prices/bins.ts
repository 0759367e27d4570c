/** Histogram bins of the price charts: lower limits in rupees, inclusive. Pure. */
export const binEdges = [1, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 400_000]

/** The index of the bin of a price. */
export const binOf = (pricePkr: number) =>
  Math.max(
    0,
    binEdges.findLastIndex(edge => pricePkr >= edge),
  )
