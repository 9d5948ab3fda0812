import { U } from '../fields.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { dropBurden, dropLoad } from './carrying.ts'
import {
  hasPower,
  idOf,
  isBlackDragon,
  isDog,
  isHorse,
  isMounted,
  isSpectre,
  isStunned,
  isWizard,
} from './counters.ts'
import { lay, type Strike, tell } from './fate.ts'
import { unhorse } from './unhorsing.ts'
import { isWounded } from './values.ts'

type Blow = 'stunned' | 'wounded' | 'killed'

/** What came of it: nothing, a retreat to be made, a change that lets the victim go on, or its fall. */
type Suffered = 'nothing' | 'retreat' | 'changed' | 'fallen'

/** DN-4.3 with the powers of DN-14, in the order of DN-14.12. */
export function strike(play: Play, slot: number, blow: Blow, how: Strike): Suffered {
  const { state } = play
  if (isBlackDragon(state, slot)) return 'nothing'
  if (isHorse(state, slot)) return blow === 'killed' ? die(play, slot, how) : 'nothing'
  if (isSpectre(state, slot)) return becomesRetreat(state, slot, how)
  const venom = how.venom === true && blow === 'wounded'
  if (venom) return die(play, slot, how)
  if (hasPower(state, slot, 'crazy-ork')) return strikeOrk(play, slot, blow, how)
  if (hasPower(state, slot, 'troll')) return strikeTroll(play, slot, blow, how)
  if (hasPower(state, slot, 'baby-dragon')) return wound(play, slot, how)
  if (isDog(state, slot)) return blow === 'stunned' ? becomesRetreat(state, slot, how) : die(play, slot, how)
  if (blow === 'killed' || isStunned(state, slot) || isWounded(state, slot)) return die(play, slot, how)
  if (blow === 'wounded') return wound(play, slot, how)
  return stun(play, slot, how)
}

/** A power turns the result into a retreat, or by infiltration into a stop. */
function becomesRetreat(state: State, slot: number, { distance }: Strike): Suffered {
  if (distance === 0) return 'nothing'
  state.set(slot, U.retreat, distance)
  return 'retreat'
}

/** DN-14.2: the first stun or wound drives him mad; mad, only a wound kills him. */
function strikeOrk(play: Play, slot: number, blow: Blow, how: Strike): Suffered {
  const { state } = play
  const mad = state.condition(slot) === 'mad'
  if (blow === 'killed') return die(play, slot, how)
  if (mad) return blow === 'wounded' ? die(play, slot, how) : 'nothing'
  state.setCondition(slot, 'mad')
  tell(play, slot, 'mad', { ...how, clause: 'DN-14.2' })
  return 'nothing'
}

/** DN-14.10: never stunned, killed is a wound, and the third wound kills. */
function strikeTroll(play: Play, slot: number, blow: Blow, how: Strike): Suffered {
  const { state } = play
  if (blow === 'stunned') return becomesRetreat(state, slot, how)
  if (blow === 'killed' && state.setting.options.trollKilled === 'dead') return die(play, slot, how)
  return wound(play, slot, how)
}

/** One step of wounds: the values tell how many there are (DN-4.3, DN-14.1, DN-14.10). */
function wound(play: Play, slot: number, how: Strike): Suffered {
  const { state } = play
  const steps = hasPower(state, slot, 'troll') || hasPower(state, slot, 'baby-dragon') ? 2 : 1
  const condition = state.condition(slot)
  if (condition === 'wounded2' || (condition === 'wounded' && steps === 1)) return die(play, slot, how)
  state.setCondition(slot, condition === 'wounded' ? 'wounded2' : 'wounded')
  tell(play, slot, 'wounded', how)
  // DN-7.14: a wounded carrier lets go of his burden; horses he still leads.
  if (state.of(slot, U.carries) >= 0) dropBurden(play, slot)
  // DN-15.3: a wounded wizard has half of the energy left.
  if (isWizard(state, slot)) setEnergy(play, slot, state.of(slot, U.energy) >> 1)
  return 'changed'
}

export function setEnergy(play: Play, slot: number, energy: number): void {
  play.state.set(slot, U.energy, energy)
  play.emit({
    type: 'energyChanged',
    wizard: idOf(play.state, slot),
    energy,
    clause: 'DN-15.3',
  })
}

/** DN-4.5, DN-5.6: it lies where it is until its side's next recovery; a rider falls from the saddle. */
function stun(play: Play, slot: number, how: Strike): Suffered {
  const { state } = play
  dropLoad(play, slot)
  if (isMounted(state, slot)) {
    unhorse(play, slot, 'stunned', false, how)
    return 'fallen'
  }
  state.set(slot, U.stunned, state.playerTurn)
  state.set(slot, U.busy, 1)
  tell(play, slot, 'stunned', how)
  return 'fallen'
}

/** DN-4.6: a corpse stays where it fell; spectres, dogs and the Black Dragon leave none. */
export function die(play: Play, slot: number, how: Strike): Suffered {
  const { state } = play
  dropLoad(play, slot)
  if (isMounted(state, slot)) {
    unhorse(play, slot, 'dead', false, how)
    return 'fallen'
  }
  const gone = isSpectre(state, slot) || isDog(state, slot) || isBlackDragon(state, slot)
  tell(play, slot, 'dead', how)
  state.setPlace(slot, gone ? 'removed' : 'dead')
  lay(state, slot)
  return 'fallen'
}
