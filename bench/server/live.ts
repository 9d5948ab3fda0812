import { seededDice } from '@wyrmtable/kernel'
import { cellCount, hexEleven } from '../games/hex-eleven.ts'
import { interleave, type MeasureOptions, median } from '../measure.ts'
import { Connection, Ear } from './connection.ts'
import type { Ground } from './ground.ts'
import { layTable, type WarTable } from './war-table.ts'

const matches = 50

/**
 * S5 and S6: matches of hex in which each side moves as soon as its own stream tells that the other has, each finished
 * one followed by another. What is compared with it, by whoever has them, are servers that keep matches in memory.
 */
export async function liveBench(options: MeasureOptions, ground: Ground) {
  const server = await ground.server(await ground.place())
  const pairs: Pair[] = []
  for (let n = 0; n < matches; n++) {
    const pair = new Pair(server.url, `live ${n}`)
    await pair.sitDown()
    pairs.push(pair)
  }
  const played = () => pairs.reduce((sum, { moves }) => sum + moves, 0)
  const rates = await interleave(
    {
      async live(ms) {
        const [begun, before] = [performance.now(), played()]
        await Promise.all(pairs.map((pair) => pair.playUntil(begun + ms)))
        return ((played() - before) * 1_000) / (performance.now() - begun)
      },
    },
    options,
  )
  for (const pair of pairs) pair.end()
  server.process.kill('SIGKILL')
  const name = `S5, S6: ${matches} matches of hex 11, live${ground.suffix}`
  return [{ name, unit: 'moves/s', value: median(rates.live) }]
}

/** Two who play one match after the other, each with a connection and a stream of their own. */
class Pair {
  moves = 0
  private readonly url: string
  private readonly seed: string
  private readonly dice
  private readonly connections: readonly [Connection, Connection]
  private ears: readonly Ear[] = []
  private table: WarTable | undefined
  /** Cells that are free, in the order in which they will be taken. */
  private cells: number[] = []
  private until = 0
  private stopped: (fault?: unknown) => void = () => {}

  constructor(url: string, seed: string) {
    this.url = url
    this.seed = seed
    this.dice = seededDice(seed)
    this.connections = [new Connection(url), new Connection(url)]
  }

  async sitDown(): Promise<void> {
    this.table = await layTable(this.connections[0], this.seed, 0, hexEleven, this.table?.keys)
    this.cells = Array.from({ length: cellCount }, (_, cell) => cell)
    this.dice.shuffle(this.cells, 'cells')
    if (this.ears.length > 0) return
    this.ears = this.table.keys.map((key, seat) => {
      let rest = ''
      return new Ear(this.url, '/api/stream', key, (part) => {
        const lines = (rest + part.toString('latin1')).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) if (line.startsWith('data: ')) this.heard(seat, JSON.parse(line.slice(6)))
      })
    })
    // Who does not listen yet is not told.
    while (!this.ears.every(({ heard }) => heard > 0)) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  /** Resolves when the time is over and whoever was to move has been told so. */
  playUntil(until: number): Promise<void> {
    this.until = until
    return new Promise((resolve, reject) => {
      this.stopped = (fault) => (fault === undefined ? resolve() : reject(fault))
      this.place(this.cells.length % 2 === 1 ? 0 : 1)
    })
  }

  end(): void {
    for (const one of [...this.connections, ...this.ears]) one.end()
  }

  /** What the stream of a seat tells: after a move of the other it is its turn. */
  private heard(seat: number, news: { match?: string; type: string; seat?: string; number?: number }): void {
    const { table } = this
    if (table === undefined || news.match !== table.id || news.type !== 'done') return
    if (news.seat === hexEleven.seatIds[seat]) return
    table.number = news.number ?? table.number
    this.moves++
    if ('outcome' in news) this.sitDown().then(() => this.goOn(0), this.stopped)
    else this.goOn(seat)
  }

  private goOn(seat: number): void {
    if (performance.now() < this.until) this.place(seat)
    else this.stopped()
  }

  private place(seat: number): void {
    const { table } = this
    const deed = { type: 'play', action: { type: 'place', cell: this.cells.pop() } }
    const command = JSON.stringify({ after: table?.number, key: `h${this.cells.length}`, deed })
    this.connections[seat]
      ?.send('POST', `/api/matches/${table?.id}/commands`, table?.keys[seat] ?? '', command)
      .then(({ status, body }) => {
        if (status !== 200) this.stopped(new Error(`${status} ${body}`))
      }, this.stopped)
  }
}
