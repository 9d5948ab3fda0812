import type { HexLayout, Point } from '@wyrmtable/ui'

const size = 36
const across = Math.sqrt(3) * size
const step = size * 2.7

/** Hexes in a row that do not touch, so that each can show a state of its own. */
export function hexRow(labels: readonly string[]): HexLayout {
  const centre = (label: string): Point => [step * (labels.indexOf(label) + 0.5), across * 0.6]
  const corners = (label: string, scale = 1): readonly Point[] => {
    const [x, y] = centre(label)
    return [0, 1, 2, 3, 4, 5].map((turn): Point => {
      const angle = (turn * Math.PI) / 3
      return [x + Math.cos(angle) * size * scale, y + Math.sin(angle) * size * scale]
    })
  }
  // Direction 0 is north: its side lies between the corners at 240 and 300 degrees.
  const side = (label: string, direction: number): readonly [Point, Point] => {
    const all = corners(label)
    const end = (turn: number): Point => all[turn % 6] ?? centre(label)
    return [end(direction + 4), end(direction + 5)]
  }
  return {
    size,
    across,
    width: step * labels.length,
    height: across * 1.2,
    labels,
    has: (label) => labels.includes(label),
    column: (label) => labels.indexOf(label) + 1,
    row: () => 1,
    centre,
    corners,
    side,
    middle(label, direction) {
      const [[ax, ay], [bx, by]] = side(label, direction)
      return [(ax + bx) / 2, (ay + by) / 2]
    },
    neighbour: () => undefined,
    direction: () => -1,
    at: (x) => labels[Math.floor(x / step)],
  }
}
