import type { Json } from '@wyrmtable/kernel'
import { dragonRage } from '../../games/dragon-rage/rules/game.ts'
import { defaultOptions } from '../../games/dragon-rage/rules/options.ts'
import { INVADER } from '../../games/dragon-rage/rules/pieces.ts'
import type { State } from '../../games/dragon-rage/rules/state.ts'
import { type BenchRow, benchRow, interleave, type MeasureOptions, timed } from '../measure.ts'

/** Head points at which a dragon goes berserk (DR-23.2). */
const HEAD = 8

/** A flyer over the city whose move has not begun, calm or out of its mind. */
function flyer(head: number): State {
  const position: Json = {
    turn: 3,
    phase: 'invaderMovement',
    dragons: { D1: { hex: '0909', facing: 'N', status: 'flying', head }, D2: { hex: null, status: 'gone' } },
    units: { INF1: '1208', INF2: '1410', HERO: '2012', ARH1: '1006' },
  }
  const decoded = dragonRage.decode(position, defaultOptions)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  return decoded.value
}

/** What DR-24.4 costs: the list of a berserk flyer beside that of a calm one. */
export async function berserkListingRow(options: MeasureOptions): Promise<BenchRow> {
  const lists = (state: State) =>
    timed(() => {
      for (let i = 0; i < 10; i++) dragonRage.actions(state, INVADER)
      return 10
    })
  const rates = await interleave({ berserk: lists(flyer(HEAD)), calm: lists(flyer(0)) }, options)
  return benchRow(
    {
      name: 'Dragon Rage: list of a berserk flyer',
      unit: 'lists',
      base: 'list of a calm one',
      floor: 0.2,
    },
    rates.berserk,
    rates.calm,
  )
}
