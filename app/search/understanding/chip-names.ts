/** Makers and series of chips, which people type and a search finds by these names. */
export const CHIP_NAMES: readonly string[] =
  'snapdragon qualcomm dimensity helio mediatek exynos unisoc tiger tensor kirin bionic'.split(' ')
