import { expect, test } from 'vitest'
import { dragonNoir } from '../../rules/game.ts'
import { slotOf } from '../../rules/topics/counters.ts'
import { arrivalsOf } from './arrivals.ts'

test('the Black Dragon comes to a place in every facing in which it fits, or turns where it lies (DN-13.2)', () => {
  const options = dragonNoir.options.parse({ scenario: 'dragon-of-the-lake' })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const position = {
    phase: 'movement',
    active: 'horde',
    playerTurn: 6,
    exileMagic: 'pass',
    hordeMagic: 'pass',
    units: { 'black-dragon': { hex: 'DL.1309', facing: 'N' }, zacharie: 'DL.0409' },
  }
  const read = dragonNoir.decode(position as never, options.value)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const state = read.value
  const slot = slotOf(state, 'black-dragon') ?? -1
  const asked = { game: dragonNoir as never, state, seat: 1, actions: dragonNoir.actions(state, 1) }
  const arrivals = arrivalsOf(asked, 'black-dragon')
  const beside = [...arrivals.values()].filter((list) => list.length > 1)
  expect(beside.length).toBeGreaterThan(5)
  expect(arrivals.get(state.hex(slot))?.length).toBeGreaterThan(1)
  for (const list of beside.slice(0, 6)) {
    expect(new Set(list.map(({ stand }) => stand.facing)).size).toBe(list.length)
    for (const { stand, actions } of list) {
      const after = dragonNoir.clone(state)
      for (const action of actions) {
        expect(dragonNoir.check(after, 1, action)).toBeUndefined()
        dragonNoir.apply(after, 1, action, { roll: () => 1, pick: () => 0, shuffle: () => {} }, () => {})
      }
      expect({ hex: after.hex(slot), facing: after.facing(slot) }).toEqual({
        hex: stand.hex,
        facing: stand.facing,
      })
    }
  }
})
