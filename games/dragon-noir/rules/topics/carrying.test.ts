import { scriptedDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { dragonNoir } from '../game.ts'
import { parseHexIn } from '../hexes.ts'
import type { MatchState as State } from '../match-state.ts'
import { type HorsePlace, isHorsePlace, settleHorses } from './carrying.ts'
import { slotOf } from './counters.ts'

/** Arlon on open ground with two horses by the bridle. */
function leading(): {
  state: State
  leader: number
  place: (id: string, hex: string, facing: number) => HorsePlace
} {
  const options = dragonNoir.options.parse({ scenario: 'skirmish', skirmish: { layout: [{ map: 'WM' }] } })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const read = dragonNoir.decode(
    {
      phase: 'movement',
      active: 'exile',
      mover: 'arlon',
      mp: 3,
      units: {
        arlon: 'WM.1008',
        'horse-arlon': { hex: 'WM.1109', facing: 'N', leader: 'arlon' },
        'horse-jon': { hex: 'WM.0909', facing: 'SE', leader: 'arlon' },
        jon: 'WM.0901',
        'ork-1': 'WM.2315',
      },
    },
    options.value,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const state = read.value
  const slot = (id: string): number => slotOf(state, id) ?? -1
  for (const id of ['horse-arlon', 'horse-jon']) state.setPlace(slot(id), 'carried')
  return {
    state,
    leader: slot('arlon'),
    place: (id, hex, facing) => ({ horse: slot(id), hex: parseHexIn(state, hex) ?? (-1 as never), facing }),
  }
}

function settle(state: State, leader: number, told: readonly HorsePlace[]): ReadonlyMap<string, string> {
  const left = new Map<string, string>()
  const emit = (event: Event): void => {
    if (event.type === 'horseLeft') left.set(event.horse, event.hex)
  }
  settleHorses({ state, dice: scriptedDice([]), emit } as never, leader, told)
  return left
}

describe('DN-9.11: led horses at the end of a move', () => {
  test('one whose place was told has it, also where the other would have found it first', () => {
    const { state, leader, place } = leading()
    const first = settle(leading().state, leader, [])
    const wanted = place('horse-jon', first.get('horse-arlon') ?? '', 0)
    const facing = [0, 1, 2, 3, 4, 5].find((one) => isHorsePlace(state, leader, { ...wanted, facing: one }))
    const left = settle(state, leader, [{ ...wanted, facing: facing ?? 0 }])
    expect(left.get('horse-jon')).toBe(first.get('horse-arlon'))
    expect(left.get('horse-arlon')).not.toBe(first.get('horse-arlon'))
    expect(left.size).toBe(2)
  })

  test('a place that is no longer free, because the leader himself went back to it, is not insisted on', () => {
    const { state, leader, place } = leading()
    const left = settle(state, leader, [place('horse-jon', 'WM.1008', 0)])
    expect(left.size).toBe(2)
    expect([...left.values()]).not.toContain('WM.1008')
  })
})
