import { opaque } from '#app/ui/opaque.ts'

/** The bar with the compare list, which the early script shows once a phone was added on this page, and on the page of a chosen phone. */
export const CompareTray = () => <compare-tray {...opaque()} />
