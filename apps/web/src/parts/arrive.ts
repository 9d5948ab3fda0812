const firstAddress = window.location.hash
let hasMoved = false

/**
 * A page of one's own tells a screen reader nothing when it takes the place of another: its heading takes the
 * focus that the old page left on nothing. The first page is told by the browser.
 */
export function arrive(): void {
  hasMoved ||= window.location.hash !== firstAddress
  if (!hasMoved || document.activeElement !== document.body) return
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
