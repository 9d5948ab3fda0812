import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Match, openMatch, readReplay } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { scenariosData } from '../data/scenarios.ts'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { S, U } from '../rules/fields.ts'
import { dragonNoir } from '../rules/game.ts'
import type { MatchState as State } from '../rules/match-state.ts'
import type { Options } from '../rules/options.ts'
import { idOf, isChest, isHorse, isOnMap, isSpectre, slots } from '../rules/topics/counters.ts'
import { pointsOf } from '../rules/victory.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))

function matchIn(name: string): Match<State, Action, Event, Options> {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8')
  const read = readReplay(text, (id) => (id === dragonNoir.id ? dragonNoir : undefined))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const match = openMatch(dragonNoir, read.value)
  if (!match.ok) throw new Error(JSON.stringify(match.fault))
  return match.value
}
const matches = new Map(files.map((name) => [name, matchIn(name)]))

test('DN-18.1: there is a match for each way in which each scenario can end', () => {
  const ends = new Set<string>()
  const reasons = new Set<string>()
  for (const { state } of matches.values()) {
    ends.add(`${state.setting.scenario.id} ${state.get(S.victory)}`)
    reasons.add(state.endReason)
  }
  for (const { id, victory } of scenariosData.scenarios)
    for (const entry of victory.keys()) expect(ends).toContain(`${id} ${entry}`)
  for (const reason of ['victory', 'points', 'conceded', 'campaign']) expect(reasons).toContain(reason)
})

describe.each(files)('%s', (name) => {
  const match = matches.get(name) as Match<State, Action, Event, Options>
  const { state } = match
  // Of a campaign the last scenario: its counters are others than those of the first.
  const begun = match.entries.findLast(({ seq }) =>
    match.events(seq).some(({ type }) => type === 'scenarioBegan'),
  )
  const since = begun?.seq ?? 0
  const events = match.entries.flatMap(({ seq }) => (seq > since ? match.events(seq) : []))

  test('accounts for every counter: each is somewhere, and who is dead was told of', () => {
    const fallen = new Set(
      events.flatMap((event) => (event.type === 'unitFate' && event.fate === 'dead' ? [event.unit] : [])),
    )
    const start = match.at(since)
    for (const slot of slots(state)) {
      const [before, after] = [start.place(slot), state.place(slot)]
      const id = idOf(state, slot)
      expect({ id, onMap: isOnMap(state, slot) || isChest(state, slot) }).toEqual({
        id,
        onMap: after === 'map' || isChest(state, slot),
      })
      const wasAlive = !['dead', 'removed', 'supply', 'exited'].includes(before)
      if (isSpectre(state, slot) || isHorse(state, slot) || !wasAlive) continue
      const isDead = after === 'dead' || after === 'removed'
      expect({ id, isDead }).toEqual({ id, isDead: fallen.has(id) })
    }
  })

  test('no hexes are shared by the living, no piece is laid that there is not', () => {
    for (const [kind, { count }] of Object.entries(state.setting.sheets.spells.pieces))
      expect(state.pieces().filter((piece) => piece.kind === kind).length).toBeLessThanOrEqual(count)
    for (const slot of slots(state)) expect(state.of(slot, U.energy)).toBeGreaterThanOrEqual(0)
  })

  test('scores are the points of what fell', () => {
    const points = [pointsOf(state, 0), pointsOf(state, 1)]
    expect(match.outcome()?.scores).toEqual(state.campaign?.total ?? points)
  })
})
