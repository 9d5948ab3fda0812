import type { Seat } from '@wyrmtable/kernel'
import type { Effect } from '../../data/effect.ts'
import type { PlayerRef } from '../../data/words.ts'
import { playersOf } from '../board/env.ts'
import type { FrameOf } from '../frames.ts'
import type { Play } from '../play.ts'
import { envIn } from './primitive.ts'

/** DW-15.3: several players one after the other, in the order in force; DW-17.28: those of a `forEach` at once. */
export function groupsFor(
  play: Play,
  frame: FrameOf<'effects'>,
  player: PlayerRef,
): readonly (readonly Seat[])[] {
  if (frame.together !== null && player === 'each') return [frame.together]
  return playersOf(envIn(play, frame), player).map((seat) => [seat])
}

/** DW-17.28: one primitive in which each of the players chooses provinces or cards of his own. */
export function choosesForItself(list: readonly Effect[]): boolean {
  const [effect] = list
  if (effect === undefined || list.length !== 1) return false
  switch (effect.op) {
    case 'destroyProvince':
    case 'exhaustProvince':
    case 'refreshProvince':
      return effect.player === 'each' && effect.pick === 'holder'
    case 'recoverProvince':
      return effect.player === 'each'
    case 'stealProvince':
      return effect.from === 'each' && effect.pick === 'holder'
    case 'discard':
      return effect.player === 'each' && effect.pick === 'chosen'
    default:
      return false
  }
}
