/** Room for the ring around what is marked. */
const RING = 10

/**
 * Scrolls the list or table that something lies in as little as needed to show it. Nothing else moves: what is
 * clipped without being scrolled, such as a board, keeps its place.
 */
export function reveal(element: Element): void {
  const frame = scrollerOf(element)
  if (frame === undefined) return
  const inner = element.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  const above = outer.top + RING - inner.top
  const below = inner.bottom + RING - outer.bottom
  // Of what is higher than its frame the upper end is shown.
  if (above > 0 || inner.height + 2 * RING > outer.height) frame.scrollTop -= above
  else if (below > 0) frame.scrollTop += below
}

function scrollerOf(element: Element): Element | undefined {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return undefined
}
