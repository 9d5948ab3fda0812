import { columns, rows, startOf, stepsFrom, terrainAt, terrains, unitCount } from './war-field.ts'

interface PlainUnit {
  readonly id: number
  readonly side: '0' | '1'
  pos: number
  moved: boolean
}

/**
 * The war game by hand as most would write it: objects changed in place, neighbours worked out when asked
 * for, an index of who stands where. This is the kind of hand-written loop that the goals of `accept` are
 * counted against; frozen, so that ratios of different days compare.
 */
export class PlainWarObjects {
  readonly map = Array.from({ length: columns * rows }, (_, cell) => ({ terrain: terrains[terrainAt(cell)] }))
  readonly units: readonly PlainUnit[] = Array.from({ length: unitCount }, (_, id) => ({
    id,
    side: id < 30 ? '0' : '1',
    pos: startOf(id),
    moved: false,
  }))
  side: '0' | '1' = '0'
  moved = 0
  private readonly occupied = new Int8Array(columns * rows)

  constructor() {
    for (const unit of this.units) this.occupied[unit.pos]!++
  }

  /** A legal step of the side to move, found by looking over all units. */
  randomStep(random: (n: number) => number): readonly [id: number, to: number] {
    for (;;) {
      const id = (this.side === '0' ? 0 : 30) + random(30)
      const around = neighboursOf(this.units[id]!.pos)
      const to = around[random(around.length)]!
      if (!this.units.some((unit) => unit.pos === to)) return [id, to]
    }
  }

  step(id: number, to: number): boolean {
    const unit = this.units[id]
    if (unit === undefined || unit.side !== this.side) return false
    if (!neighboursOf(unit.pos).includes(to) || this.occupied[to] !== 0) return false
    this.occupied[unit.pos]!--
    this.occupied[to]!++
    unit.pos = to
    unit.moved = true
    this.moved++
    return true
  }

  endTurn(): void {
    this.side = this.side === '0' ? '1' : '0'
  }
}

function neighboursOf(cell: number): number[] {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  const found: number[] = []
  for (const [right, down] of stepsFrom(column)) {
    const c = column + right
    const r = row + down
    if (c >= 0 && c < columns && r >= 0 && r < rows) found.push(r * columns + c)
  }
  return found
}
