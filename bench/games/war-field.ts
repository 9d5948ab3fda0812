/** The field of the war games: 20 columns of 20 hexes, and where the 60 units begin. */
export const columns = 20
export const rows = 20
export const cellCount = columns * rows
export const unitCount = 60
const unitsASide = 30

const odd = [
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const
const even = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [0, 1],
] as const

/** To the right and down, in the six directions; columns of odd number lie half a hex lower. */
export const stepsFrom = (column: number): typeof odd | typeof even => (column & 1 ? odd : even)

/** Six places a cell, −1 beyond the edge. */
export const neighbours = new Int16Array(cellCount * 6).fill(-1)
for (let cell = 0; cell < cellCount; cell++) {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  for (const [way, [right, down]] of stepsFrom(column).entries()) {
    const c = column + right
    const r = row + down
    if (c >= 0 && c < columns && r >= 0 && r < rows) neighbours[cell * 6 + way] = r * columns + c
  }
}

export const terrains = ['clear', 'woods', 'hill', 'town'] as const
export const terrainAt = (cell: number): number => (cell * 7919) % 4
export const elevationAt = (cell: number): number => (cell * 31) % 3
export const ownerAt = (cell: number): number => (cell % 20 < 10 ? 0 : 1)
export const hasRoadAt = (cell: number): number => (cell % 5 === 0 ? 1 : 0)

export function startOf(unit: number): number {
  return (unit % 20) * 20 + (unit < unitsASide ? 2 : 14) + Math.floor((unit % 30) / 20) * 2
}
