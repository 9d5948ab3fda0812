import type { Refusal } from '@wyrmtable/kernel'
import { unitsData } from '../../data/units.ts'
import type { MoveMode } from '../../rules/actions.ts'
import type { Dragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { areaTotal, pointsLeft, walkMp, wingsCarry } from '../../rules/topics/abilities.ts'
import type { ViewText } from '../text/index.ts'

/** Why a way of moving is not open, in two words: 'wings 5/12'. */
export function shortReason(refusal: Refusal, state: State, d: Dragon, t: ViewText): string {
  const points = (area: 'wings' | 'legs') =>
    t(`short.${area}`, { left: pointsLeft(state, d, area), all: areaTotal(area) })
  switch (refusal.type) {
    case 'cannotBound':
    case 'cannotTakeOff':
      return points(wingsCarry(state, d) ? 'legs' : 'wings')
    case 'glideOnly':
    case 'noWings':
      return points('wings')
    case 'noLegs':
      return points('legs')
    case 'notGrounded':
    case 'mustFly':
      return t('short.inFlight')
    case 'notFlying':
    case 'noSuchMove':
      return t('short.noRoom')
    case 'alreadyMoved':
      return t('short.moved')
    case 'moveUnderWay':
      return t('short.underWay')
    case 'berserk':
    case 'mustAct':
    case 'berserkGoal':
      return t('short.berserk')
    case 'boundInFog':
      return t('short.fog')
    default:
      return refusal.clause
  }
}

/** What a way of moving that is open gives: '3 MP', '1–3 hexes'. */
export function modeNote(mode: MoveMode, state: State, d: Dragon, t: ViewText): string | undefined {
  const { bound, fly } = unitsData.dragon
  switch (mode) {
    case 'walk':
      return t('piece.mp', {
        mp: state.mover === d && state.mode(d) === 'walk' ? state.mp(d) : walkMp(state, d),
      })
    case 'slither':
      return t('short.hexes', { least: 1, most: 1 })
    case 'bound':
      return t('short.hexes', { least: bound.min, most: bound.max })
    case 'fly':
      return t('short.hexes', { least: fly.min, most: fly.max })
    case 'fall':
    case 'leglessSmash':
    case 'none':
      return undefined
  }
}
