/** Playouts between two looks at the clock, at most. */
const MOST = 1024

/** How many playouts are made between two looks at the clock. */
export class Stride {
  playouts = 1

  /** Aims at a look at the clock in every fiftieth of the time left, and at least every two milliseconds. */
  pace(tookMs: number, leftMs: number): void {
    const wanted = Math.max(0.2, Math.min(2, leftMs / 50))
    if (tookMs > wanted) this.playouts = Math.max(1, this.playouts >> 1)
    else if (tookMs * 2 < wanted) this.playouts = Math.min(MOST, this.playouts * 2)
  }
}
