/** What the copier needs of a kind of typed array. */
interface Buffered<Flat> {
  new (buffer: ArrayBuffer, byteOffset: number, length: number): Flat
  readonly BYTES_PER_ELEMENT: number
}

/**
 * A copier for flat states, also of different lengths: `clone` for games whose state is one typed array of
 * more than a few hundred bytes. Making a buffer of its own for each copy costs several times the copying,
 * so copies are cut from slabs that hold `perSlab` of them.
 *
 * A slab is freed when the last state in it is, so that one long-lived copy can hold `perSlab` times its
 * size. Copies share nothing else.
 */
export function slabCopier<Flat extends { readonly length: number; set(source: Flat): void }>(
  kind: Buffered<Flat>,
  perSlab = 16,
): (state: Flat) => Flat {
  const bytesOf = kind.BYTES_PER_ELEMENT
  let slab = new ArrayBuffer(0)
  let used = 0
  return (state) => {
    const { length } = state
    // Offsets stay multiples of 8, which every kind of element may stand on.
    const stride = (length * bytesOf + 7) & ~7
    if (used + stride > slab.byteLength) {
      slab = new ArrayBuffer(stride * perSlab)
      used = 0
    }
    const copy = new kind(slab, used, length)
    used += stride
    copy.set(state)
    return copy
  }
}
