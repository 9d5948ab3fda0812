/** What the copier needs of a kind of typed array. */
interface Buffered<Flat> {
  new (buffer: ArrayBuffer, byteOffset: number, length: number): Flat
  readonly BYTES_PER_ELEMENT: number
}

/**
 * A copier for flat states of one length: `clone` for games whose state is one typed array of more than
 * a few hundred bytes. Making a buffer of its own for each copy costs several times the copying, so
 * copies are cut from slabs of `perSlab` states.
 *
 * A slab is freed when the last state in it is, so that one long-lived copy can hold `perSlab` times its
 * size. Copies share nothing else.
 */
export function slabCopier<Flat extends { set(source: Flat): void }>(
  kind: Buffered<Flat>,
  length: number,
  perSlab = 16,
): (state: Flat) => Flat {
  // Offsets stay multiples of 8, which every kind of element may stand on.
  const stride = Math.ceil((length * kind.BYTES_PER_ELEMENT) / 8) * 8
  let slab = new ArrayBuffer(stride * perSlab)
  let used = 0
  return (state) => {
    if (used === perSlab) {
      slab = new ArrayBuffer(stride * perSlab)
      used = 0
    }
    const copy = new kind(slab, stride * used++, length)
    copy.set(state)
    return copy
  }
}
