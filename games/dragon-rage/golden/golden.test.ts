import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isJsonObject, type Match, openMatch, readReplay } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { esirien } from '../rules/city-map.ts'
import { endReasons } from '../rules/endings.ts'
import type { Event } from '../rules/events.ts'
import { dragonRage } from '../rules/game.ts'
import { labelOf } from '../rules/map.ts'
import type { Options } from '../rules/options.ts'
import { dragonIds, formatUnit, unitIds, units } from '../rules/pieces.ts'
import { NOWHERE, type State } from '../rules/state.ts'
import { destroyedPoints } from '../rules/topics/victory.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))

function matchIn(name: string): Match<State, Action, Event, Options> {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8')
  const read = readReplay(text, (id) => (id === dragonRage.id ? dragonRage : undefined))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const match = openMatch(dragonRage, read.value)
  if (!match.ok) throw new Error(JSON.stringify(match.fault))
  return match.value
}

test('there is a match for each way the game can end, and for each grade that can be claimed', () => {
  const ends = new Set<string>()
  const claimed = new Set<string>()
  for (const name of files) {
    const outcome = matchIn(name).outcome()
    ends.add(outcome?.reason ?? '')
    if (outcome?.reason === 'claimed') claimed.add(outcome.grade ?? '')
  }
  expect([...ends].sort()).toEqual(endReasons.filter((reason) => reason !== 'none').sort())
  expect([...claimed].sort()).toEqual(['great', 'marginal', 'normal'])
})

describe.each(files)('%s', (name) => {
  const match = matchIn(name)
  const events = match.entries.flatMap(({ seq }) => match.events(seq))

  test('accounts for every unit: placed or arrived, and killed or on the map', () => {
    for (const unit of units) {
      const id = formatUnit(unit)
      let onMap = false
      for (const event of events) {
        if (event.type === 'unitPlaced' && event.unit === id) onMap = true
        if (event.type === 'unitKilled' && event.unit === id) {
          expect(onMap).toBe(true)
          onMap = false
        }
      }
      expect({ id, onMap: match.state.unitHex(unit) !== NOWHERE }).toEqual({ id, onMap })
    }
    const placed = new Set(events.flatMap((event) => (event.type === 'unitPlaced' ? [event.unit] : [])))
    expect([...placed].sort()).toEqual([...unitIds].sort())
  })

  test('accounts for every victory point: destroyed once, and counted', () => {
    const fallen = events.flatMap((event) => (event.type === 'vpDestroyed' ? [event] : []))
    expect(new Set(fallen.map(({ hex }) => hex)).size).toBe(fallen.length)
    for (const { hex, value } of fallen) {
      expect(value).toBe(esirien.vpValues[esirien.vpHexes.map(labelOf).indexOf(hex)])
    }
    expect(fallen.reduce((sum, { value }) => sum + value, 0)).toBe(destroyedPoints(match.state))
  })

  test('accounts for every dragon: dead if and only if it died, with the damage it took', () => {
    const end = dragonRage.encode(match.state)
    const dragons = isJsonObject(end) && isJsonObject(end.dragons) ? end.dragons : {}
    for (const id of dragonIds) {
      const died = events.some((event) => event.type === 'dragonDied' && event.dragon === id)
      const dragon = dragons[id]
      if (!isJsonObject(dragon)) throw new Error(`no ${id} in the position`)
      expect({ id, dead: dragon.status === 'dead' || dragon.status === 'gone' }).toEqual({ id, dead: died })
      for (const area of ['head', 'wings', 'legs', 'belly'] as const) {
        const taken = events.reduce(
          (sum, event) =>
            event.type === 'dragonDamaged' && event.dragon === id && event.area === area
              ? sum + event.points
              : sum,
          0,
        )
        expect({ id, area, damage: dragon[area] }).toEqual({ id, area, damage: taken })
      }
    }
  })
})
