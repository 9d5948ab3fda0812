import { cellCount, neighbours, startOf, unitCount } from './war-field.ts'

/** The war game by hand: where units stand, where somebody stands, and the checks of one step. */
export class PlainWarGame {
  readonly places = new Int16Array(unitCount)
  private readonly occupied = new Int8Array(cellCount)
  private readonly moved = new Int8Array(unitCount)
  side = 0
  steps = 0

  constructor() {
    for (let unit = 0; unit < unitCount; unit++) {
      this.places[unit] = startOf(unit)
      this.occupied[startOf(unit)] = 1
    }
  }

  isFree(cell: number): boolean {
    return cell >= 0 && this.occupied[cell] === 0
  }

  /** Whether the step was legal and done. */
  step(unit: number, to: number): boolean {
    if (unit < 0 || unit >= unitCount || Number(unit >= 30) !== this.side || !this.isFree(to)) return false
    const from = this.places[unit]!
    let way = 0
    while (way < 6 && neighbours[from * 6 + way] !== to) way++
    if (way === 6) return false
    this.occupied[from] = 0
    this.occupied[to] = 1
    this.places[unit] = to
    this.moved[unit] = 1
    this.steps++
    return true
  }

  endTurn(): void {
    this.side = 1 - this.side
    this.moved.fill(0)
  }
}
