import { scriptedDice } from '@wyrmtable/kernel'
import { expect, it } from 'vitest'
import { dragonRage } from '../game.ts'
import { defaultOptions } from '../options.ts'
import { INVADER, parseDragon } from '../pieces.ts'
import { formatDirection } from '../position.ts'

it('DR-12.16, DR-12.23: flights that enter a whirlwind with different headings are listed apart', () => {
  const read = dragonRage.decode(
    {
      turn: 3,
      dragons: { D1: { hex: '1009', status: 'flying', facing: 'N' }, D2: { hex: '0104' } },
      units: { INF1: '2011' },
      whirlwinds: { 1: '0705' },
    },
    defaultOptions,
  )
  if (!read.ok) throw new Error(read.fault.path)
  const begun = read.value
  dragonRage.apply(
    begun,
    INVADER,
    { type: 'beginMove', dragon: 'D1', mode: 'fly' },
    scriptedDice([]),
    () => {},
  )
  const facings = new Set<string>()
  for (const action of dragonRage.actions(begun, INVADER)) {
    const state = dragonRage.clone(begun)
    // A 4 crashes the dragon in the first whirlwind it meets; flights around it draw no die.
    const dice = scriptedDice([4, 1, 1])
    dragonRage.apply(state, INVADER, action, dice, () => {})
    if (dice.left().length === 0) facings.add(formatDirection(state.facing(parseDragon('D1'))))
  }
  expect([...facings].sort()).toEqual(['N', 'NW'])
})
