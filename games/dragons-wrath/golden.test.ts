import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMatch, readReplay } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { dragonsWrath as game } from './rules/game.ts'
import { census, instanceIds } from './testing/invariants.ts'

const folder = join(import.meta.dirname, 'golden')

function matchIn(name: string) {
  const read = readReplay(readFileSync(join(folder, name), 'utf8'), (id) =>
    id === game.id ? game : undefined,
  )
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.fault)}`)
  const match = openMatch(game, read.value)
  if (!match.ok) throw new Error(`${name}: ${JSON.stringify(match.fault)}`)
  return match.value
}

test('DW-1.6: there is a golden match for each way to end, won and drawn; no card is lost on its way', () => {
  const ways = new Set<string>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const match = matchIn(name)
    const outcome = match.outcome()
    ways.add(`${outcome?.reason} ${outcome?.winners.length === 0 ? 'drawn' : 'won'}`)
    const dealt = [...census(match.at(0))].sort()
    expect([...census(match.state)].sort()).toEqual(dealt)
    expect(new Set(instanceIds(match.state)).size).toBe(instanceIds(match.state).length)
    expect(match.state.players.every(({ rank }) => rank > 0)).toBe(true)
  }
  expect([...ways].sort()).toEqual([
    'conceded won',
    'lastProvince won',
    'together drawn',
    'together won',
    'turnLimit drawn',
    'turnLimit won',
  ])
})
