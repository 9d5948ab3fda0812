import { emptyField, field, wideField } from '../games/open-field.ts'
import { type BenchRow, benchRow, type MeasureOptions, median } from '../measure.ts'
import { Connection } from './connection.ts'
import type { Ground } from './ground.ts'
import { timesOf } from './growth.ts'
import { layTable, step, type WarTable } from './war-table.ts'

const [few, many] = [40, 4_000]
/** Moves whose cost is measured, in a round. */
const moves = 40

/** What grows with a turn and with the map: G3 to G5. Rows have inverse costs, so that more is better. */
export async function fieldBench({ rounds }: MeasureOptions, ground: Ground): Promise<readonly BenchRow[]> {
  const server = await ground.server(await ground.place())
  const connection = new Connection(server.url)
  const lay = (game: Parameters<typeof layTable>[3], length: number) =>
    layTable(connection, 'field', length, game)
  const playTo = async (table: WarTable, count: number) => {
    while (table.next < count) await step(connection, table)
  }
  /** What somebody is sent who comes to the table. */
  const state = async ({ id, keys }: WarTable): Promise<number> => {
    const { body } = await connection.send('GET', `/api/matches/${id}`, keys[0])
    return body.length
  }
  /** What everybody is told of the last move. */
  const told = async ({ id, keys, number }: WarTable): Promise<number> => {
    const { body } = await connection.send('GET', `/api/matches/${id}/news?after=${number - 1}`, keys[0])
    return body.length
  }

  const long = await lay(field, many + 1)
  await playTo(long, few)
  const [stateEarly, toldEarly] = [await state(long), await told(long)]
  await playTo(long, many)
  const [stateLate, toldLate] = [await state(long), await told(long)]

  const [small, empty] = [await lay(field, 10), await lay(emptyField, 10)]
  for (const table of [small, empty]) await playTo(table, 10)
  const [toldSmall, toldEmpty] = [await told(small), await told(empty)]

  const length = moves * (rounds + 1)
  const [narrow, wide] = [await lay(field, length), await lay(wideField, length)]
  const rates: Record<'narrow' | 'wide', number[]> = { narrow: [], wide: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const [name, table] of [
      ['narrow', narrow],
      ['wide', wide],
    ] as const) {
      const rate = 1_000 / median(await timesOf(() => step(connection, table), moves))
      if (round > 0) rates[name].push(rate)
    }
  }
  connection.end()
  server.process.kill('SIGKILL')
  const { suffix } = ground
  const base = `after ${few}`
  return [
    benchRow(
      { name: `G3 state after ${many} steps of a turn${suffix}`, unit: '1/byte', base, floor: 0.91 },
      [1 / stateLate],
      [1 / stateEarly],
    ),
    benchRow(
      { name: `G3 news after ${many} steps of a turn${suffix}`, unit: '1/byte', base, floor: 0.91 },
      [1 / toldLate],
      [1 / toldEarly],
    ),
    benchRow(
      { name: `G4 bytes of a move on 4× the map${suffix}`, unit: '1/byte', base: 'on the map', floor: 0.91 },
      [1 / toldEmpty],
      [1 / toldSmall],
    ),
    benchRow(
      {
        name: `G5 a move on 4× the map, 4× the units${suffix}`,
        unit: '1/s',
        base: 'on the map',
        floor: 0.67,
      },
      rates.wide,
      rates.narrow,
    ),
  ]
}
