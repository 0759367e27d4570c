import { opaque } from '#app/ui/opaque.ts'

/** The bar with the compare list, which the early script shows. */
export const CompareTray = () => <compare-tray {...opaque()} />
