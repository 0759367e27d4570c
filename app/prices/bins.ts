/** The steps of price that the charts show, in rupees: each begins here and ends where the next begins. Pure. */
export const binEdges = [1, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 400_000]

/** The step that a price belongs to. */
export const binOf = (pricePkr: number) =>
  Math.max(
    0,
    binEdges.findLastIndex(edge => pricePkr >= edge),
  )
