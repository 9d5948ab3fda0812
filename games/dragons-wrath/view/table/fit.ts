/** How cards lie in a row of a given size. */
export interface Fit {
  /** Width of a card in pixels; its height is 1.4 times that. */
  readonly width: number
  /** From the left edge of a card to that of the next. */
  readonly step: number
  readonly lines: number
  /** So many cards at most lie in one line. */
  readonly inLine: number
  /** So many cards are in sight; the rest is on other pages. */
  readonly shown: number
}

export interface Room {
  readonly width: number
  readonly height: number
}

export interface Look {
  /** Cards are no narrower than this as long as they can lie over one another instead. */
  readonly least: number
  readonly most: number
  readonly gap: number
  /** Kept free above and below, as for cards that are turned. */
  readonly spare: number
  readonly lines: number
}

const HIGH = 1.4
/** So much of a card must be in sight to be read and pressed. */
const LEAST_STEP = 26
/** Cards that lie over one another grow until only this share of them is in sight. */
const LEAST_SHARE = 0.62

/**
 * Cards as large as they can be side by side, in one line or in as many as are allowed; where that makes them smaller
 * than they may be, they lie over one another, and past that there are pages.
 */
export function fitOf(count: number, room: Room, { least, most, gap, spare, lines }: Look): Fit {
  const n = Math.max(1, count)
  const high = Math.max(0, room.height - spare)
  const tries = Array.from({ length: lines }, (_, place) => {
    const used = place + 1
    const inLine = Math.ceil(n / used)
    const width = Math.min(most, (high / used - (used - 1) * gap) / HIGH, (room.width + gap) / inLine - gap)
    return { width, step: width + gap, lines: used, inLine, shown: n }
  })
  const best = tries.reduce((a, b) => (b.width > a.width + 1 ? b : a))
  if (best.width >= Math.min(least, high / HIGH) - 0.5) return best
  return tries
    .map(({ lines: used }) => {
      const highest = (high / used - (used - 1) * gap) / HIGH
      const inAll = Math.ceil(n / used)
      const wanted = Math.max(least, room.width / (1 + LEAST_SHARE * (inAll - 1)))
      const width = Math.max(1, Math.min(wanted, most, highest))
      const fits = Math.max(1, 1 + Math.floor((room.width - width) / LEAST_STEP))
      const shown = Math.min(n, fits * used)
      const inLine = Math.ceil(shown / used)
      const step = inLine < 2 ? width + gap : Math.min(width + gap, (room.width - width) / (inLine - 1))
      return { width, step, lines: used, inLine, shown }
    })
    .filter(({ width, lines: used }) => used === 1 || width >= least * LEAST_SHARE)
    .reduce((a, b) => (b.shown > a.shown || (b.shown === a.shown && sight(b) > sight(a)) ? b : a))
}

/** How much of a card that lies under another is in sight, in square pixels. */
const sight = ({ width, step }: Fit): number => Math.min(width, step) * width
