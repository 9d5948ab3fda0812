import type { JsonObject } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { dragonNoir } from '../../rules/game.ts'
import { viewOf } from '../../rules/view.ts'
import { waysOf } from './ways.ts'

const units = { zacharie: 'WM.1006', jon: 'WM.1412', godiva: 'WM.1008', 'ork-archer': 'WM.1911' }

function ways(position: JsonObject, chosen: string | undefined, scenario = 'two-wizards') {
  const options = dragonNoir.options.parse({ scenario })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const read = dragonNoir.decode({ phase: 'fire', active: 'exile', units, ...position }, options.value)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const shots = dragonNoir
    .actions(read.value, 0)
    .filter((action: Action) => action.type === 'shoot' && action.shooter === chosen)
  const at = new Map(shots.length === 0 ? [] : [[0 as never, shots]])
  return waysOf(viewOf(read.value, 0), 0, { chosen, preview: undefined, at }).map(({ id, isOpen, note }) => [
    id,
    isOpen,
    note,
  ])
}

test.each([
  ['jon', 'two-wizards', [true, 'way.targets'], 'way.asked'],
  ['godiva', 'two-wizards', [false, 'way.noBow'], 'way.asked'],
  ['jon', 'mill', [true, 'way.targets'], 'way.noWizard'],
] as const)(
  'in the fire phase %s of %s may shoot or hold, as far as can be',
  (unit, scenario, shoot, spell) => {
    const here = scenario === 'mill' ? { units: { jon: 'WM.1412', 'ork-archer': 'WM.1911' } } : {}
    expect(ways(here, unit, scenario)).toEqual([
      ['shoot', ...shoot],
      ['spell', false, spell],
      ['hold', true, 'way.defensive'],
    ])
  },
)

test('a moment for magic is for a spell, or for holding it for a counter', () => {
  expect(ways({ waits: [{ kind: 'magicWindow', args: [0] }] }, 'zacharie')).toEqual([
    ['shoot', false, 'way.later'],
    ['spell', true, 'way.energy'],
    ['hold', true, 'way.forCounter'],
  ])
})

test('nothing of it is asked while counters move', () => {
  expect(ways({ phase: 'movement' }, 'jon')).toEqual([])
})
