/** Calls `onSwipe` when the element is dragged to the right by this many pixels; a shorter drag lets it slide back. */
export function onSwipeRight(element: HTMLElement, distance: number, onSwipe: () => void): void {
  /** A click of an unsteady hand is no drag. */
  const CLICK_PX = 10
  let startX: number | null = null
  let moved = 0
  const end = () => {
    startX = null
    element.style.translate = ''
  }
  element.addEventListener('pointerdown', event => {
    if (event.button === 0) startX = event.clientX
    moved = 0
  })
  element.addEventListener('pointermove', event => {
    if (startX === null) return
    moved = Math.max(0, event.clientX - startX)
    if (moved < CLICK_PX) return
    // From here on the events of this pointer come here, also from outside, and no link below it is clicked.
    element.setPointerCapture(event.pointerId)
    element.style.translate = `${moved}px`
  })
  element.addEventListener('pointerup', () => {
    if (startX !== null && moved >= distance) onSwipe()
    end()
  })
  element.addEventListener('pointercancel', end)
}
