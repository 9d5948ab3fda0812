/**
 * Connect four as one would write it by hand for speed: typed arrays, changed in place and undone. The
 * reference for the kernel's connect four; frozen, so that ratios of different days compare.
 */
export class PlainConnectFour {
  /** 42 cells, row 0 at the bottom; 0 empty, 1 and 2 the players. */
  private readonly cells = new Int8Array(42)
  private readonly heights = new Int8Array(7)
  private readonly stack = new Int8Array(42)
  plies = 0
  /** 0, or who has four in line. */
  won = 0

  get isOver(): boolean {
    return this.won !== 0 || this.plies === 42
  }

  /** Fills `out` with the columns that are not full and returns how many. */
  legal(out: Int8Array): number {
    let count = 0
    for (let column = 0; column < 7; column++) if (this.heights[column]! < 6) out[count++] = column
    return count
  }

  make(column: number): void {
    const row = this.heights[column]!
    const player = (this.plies & 1) + 1
    this.heights[column] = row + 1
    this.cells[row * 7 + column] = player
    this.stack[this.plies++] = column
    if (
      this.inLine(row, column, 0, 1, player) ||
      this.inLine(row, column, 1, 0, player) ||
      this.inLine(row, column, 1, 1, player) ||
      this.inLine(row, column, 1, -1, player)
    ) {
      this.won = player
    }
  }

  undo(): void {
    const column = this.stack[--this.plies]!
    const row = this.heights[column]! - 1
    this.heights[column] = row
    this.cells[row * 7 + column] = 0
    this.won = 0
  }

  private inLine(row: number, column: number, up: number, right: number, player: number): boolean {
    const { cells } = this
    let count = 1
    for (let r = row + up, c = column + right; isOn(r, c) && cells[r * 7 + c] === player; r += up, c += right)
      count++
    for (let r = row - up, c = column - right; isOn(r, c) && cells[r * 7 + c] === player; r -= up, c -= right)
      count++
    return count >= 4
  }
}

function isOn(row: number, column: number): boolean {
  return row >= 0 && row < 6 && column >= 0 && column < 7
}

const columns = new Int8Array(7)

/** One random match from the state, then undone; returns its plies. */
export function plainPlayout(state: PlainConnectFour, random: (n: number) => number): number {
  const before = state.plies
  while (!state.isOver) state.make(columns[random(state.legal(columns))]!)
  const played = state.plies - before
  while (state.plies > before) state.undo()
  return played
}
