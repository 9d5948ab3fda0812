import type { Pixels } from './png.ts'

export interface Painted {
  /** Three bytes a colour. */
  readonly palette: Uint8Array
  /** A place in the palette for each pixel. */
  readonly indices: Uint8Array
}

/** A colour of the picture and how many pixels have it. */
interface Shade {
  readonly rgb: number
  readonly count: number
}

/** Colours that will be one. */
interface Box {
  readonly shades: readonly Shade[]
  readonly middle: readonly number[]
  /** The channel in which they vary most, and how much that matters. */
  readonly cutAt: number
  readonly weight: number
}

const most = 256
const channel = (rgb: number, at: number): number => (rgb >> (16 - 8 * at)) & 255

/**
 * The picture with as few colours as a byte can name, by median cut: the box of colours that spreads
 * widest over most pixels is halved until there are enough. No dithering: it would cost more bytes than
 * it gives.
 */
export function painted({ rgb }: Pixels): Painted {
  const counts = new Map<number, number>()
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = colourAt(rgb, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const boxes = [boxOf([...counts].map(([colour, count]) => ({ rgb: colour, count })))]
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box) => (box.weight > best.weight ? box : best))
    if (widest.weight === 0) break
    boxes.splice(boxes.indexOf(widest), 1, ...halves(widest))
  }
  const palette = new Uint8Array(boxes.length * 3)
  const placeOf = new Map<number, number>()
  boxes.forEach(({ shades, middle }, place) => {
    palette.set(middle.map(Math.round), place * 3)
    for (const shade of shades) placeOf.set(shade.rgb, place)
  })
  const indices = new Uint8Array(rgb.length / 3)
  for (let at = 0; at < indices.length; at++) indices[at] = placeOf.get(colourAt(rgb, at * 3)) ?? 0
  return { palette, indices }
}

const colourAt = (rgb: Uint8Array, at: number): number =>
  ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0)

function boxOf(shades: readonly Shade[]): Box {
  const all = shades.reduce((sum, { count }) => sum + count, 0)
  const sumOf = (figure: (rgb: number) => number) =>
    shades.reduce((sum, { rgb, count }) => sum + count * figure(rgb), 0)
  const middle = [0, 1, 2].map((at) => sumOf((rgb) => channel(rgb, at)) / Math.max(1, all))
  const spreads = middle.map((mean, at) => sumOf((rgb) => (channel(rgb, at) - mean) ** 2))
  const widest = Math.max(...spreads)
  // The root keeps small marks in strong colours from being drowned by a large, nearly even ground.
  return { shades, middle, cutAt: spreads.indexOf(widest), weight: widest / Math.sqrt(Math.max(1, all)) }
}

function halves({ shades, middle, cutAt }: Box): [Box, Box] {
  const isHigh = ({ rgb }: Shade) => channel(rgb, cutAt) > (middle[cutAt] ?? 0)
  return [boxOf(shades.filter((shade) => !isHigh(shade))), boxOf(shades.filter(isHigh))]
}
