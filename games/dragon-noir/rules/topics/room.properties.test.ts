import { type Json, seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { U } from '../fields.ts'
import { dragonNoir } from '../game.ts'
import type { MatchState } from '../match-state.ts'
import { idOf, isOnMap, livingAt, slotOf, slots } from './counters.ts'

/** A crowd of the Horde in and about the hall of the mill, some on horses, with a few of the Exile among them. */
function crowd(seed: string): MatchState {
  const dice = seededDice(seed)
  const columns = [14, 15, 16, 17, 18]
  const hexes = columns.flatMap((column) => [3, 4, 5, 6, 7, 8].map((row) => `${column}0${row}`))
  dice.shuffle(hexes, 'hexes')
  const units: Record<string, Json> = {}
  const men = 6 + dice.pick(9, 'men')
  for (let i = 1; i <= men; i++) units[i <= 9 ? `ork-${i}` : `goblin-${i - 9}`] = hexes.pop() ?? '2601'
  for (let i = 1; i <= dice.pick(4, 'enemies'); i++) units[`elf-${i}`] = hexes.pop() ?? '2601'
  const options = dragonNoir.options.parse({ scenario: 'skirmish', skirmish: { layout: [{ map: 'WM' }] } })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const waits = [{ kind: 'retreat', args: [1, 0] }]
  const position = { phase: 'fire', active: 'exile', units, waits }
  const decoded = dragonNoir.decode(position, options.value)
  if (!decoded.ok) throw new Error(`${seed}: ${JSON.stringify(decoded.fault)}`)
  const slot = slotOf(decoded.value, `ork-${1 + dice.pick(5, 'who')}`)
  if (slot !== undefined) decoded.value.set(slot, U.retreat, 1 + dice.pick(2, 'distance'))
  return decoded.value
}

test('DN-12.3: a chain shifts nobody twice, always ends, and leaves everybody a hex of his own', () => {
  let shifts = 0
  for (let number = 0; number < 400; number++) {
    const seed = `crowd/${number}`
    const state = crowd(seed)
    const dice = seededDice(`${seed}/play`)
    const told: Event[] = []
    while (state.top === 'retreat' || state.top === 'displace') {
      const [seat] = dragonNoir.toAct(state)
      if (seat === undefined) break
      const actions = dragonNoir.actions(state, seat)
      const action = actions[dice.pick(actions.length, 'choice')]
      if (action === undefined) throw new Error(`${seed}: nothing may be done`)
      dragonNoir.apply(state, seat, action, dice, (event) => told.push(event))
    }
    const displaced = told.flatMap((event) =>
      event.type === 'unitMoved' && event.how === 'displaced' ? [event.unit] : [],
    )
    shifts += displaced.length
    expect([seed, displaced.length]).toEqual([seed, new Set(displaced).size])
    for (const slot of slots(state)) {
      if (!isOnMap(state, slot)) continue
      const there = livingAt(state, state.hex(slot)).map((one) => idOf(state, one))
      expect([seed, ...there]).toEqual([seed, idOf(state, slot)])
      expect([seed, state.of(slot, U.chained)]).toEqual([seed, 0])
    }
  }
  expect(shifts).toBeGreaterThan(100)
})
