import { readdirSync, readFileSync } from 'node:fs'
import { manifests } from '@wyrmtable/games'
import { type Game, openMatch, type Replay, readReplay } from '@wyrmtable/kernel'
import { type BenchRow, benchRow, interleave, type MeasureOptions, timed } from '../measure.ts'

/**
 * What it takes to read a replay from text, beside playing again what was read with each action checked: the longest
 * golden match of each game. Reading may take at most one and a half times as long.
 */
export async function replayBench(options: MeasureOptions): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const { id, rules } of manifests) {
    const { game } = await rules()
    const text = longestGolden(id)
    const replay = readFrom(game, text)
    const { read, checked } = await interleave(
      {
        read: timed(() => readFrom(game, text).entries.length),
        checked: timed(() => played(game, replay)),
      },
      options,
    )
    const name = `${id}: ${replay.entries.length} entries read from text`
    rows.push(benchRow({ name, unit: 'entries', base: 'checking', floor: 0.66 }, read, checked))
  }
  return rows
}

function longestGolden(id: string): string {
  const folder = new URL(`../../games/${id}/golden/`, import.meta.url)
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? ''
}

function readFrom(game: Game, text: string): Replay {
  const found = readReplay(text, () => game)
  if (!found.ok) throw new Error(JSON.stringify(found.fault))
  return found.value
}

function played(game: Game, replay: Replay): number {
  const match = openMatch(game, replay)
  if (!match.ok) throw new Error(JSON.stringify(match.fault))
  return match.value.seq
}
