/** Room for the ring around what is marked. */
const RING = 10

const height = {
  start: 'top',
  end: 'bottom',
  at: 'scrollTop',
  whole: 'scrollHeight',
  shown: 'clientHeight',
  overflow: 'overflowY',
} as const
const width = {
  start: 'left',
  end: 'right',
  at: 'scrollLeft',
  whole: 'scrollWidth',
  shown: 'clientWidth',
  overflow: 'overflowX',
} as const
type Axis = typeof height | typeof width

/**
 * Scrolls the list, row or table that something lies in as little as needed to show it. Nothing else moves: what is
 * clipped without being scrolled, such as a board, keeps its place.
 */
export function reveal(element: Element): void {
  for (const axis of [height, width]) revealAlong(axis, element)
}

function revealAlong(axis: Axis, element: Element): void {
  const frame = scrollerOf(axis, element)
  if (frame === undefined) return
  const inner = element.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  const before = outer[axis.start] + RING - inner[axis.start]
  const behind = inner[axis.end] + RING - outer[axis.end]
  const size = inner[axis.end] - inner[axis.start]
  // Of what is larger than its frame the beginning is shown.
  if (before > 0 || size + 2 * RING > outer[axis.end] - outer[axis.start]) frame[axis.at] -= before
  else if (behind > 0) frame[axis.at] += behind
}

function scrollerOf(axis: Axis, element: Element): Element | undefined {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at[axis.whole] > at[axis.shown] && /auto|scroll/.test(getComputedStyle(at)[axis.overflow])) return at
  }
  return undefined
}
