import { U } from '../fields.ts'
import type { Play } from '../play.ts'
import { isMounted } from './counters.ts'
import type { Strike } from './fate.ts'
import { die, strike } from './harm.ts'
import { unhorse } from './unhorsing.ts'
import { isWounded } from './values.ts'

/** What a letter of the mounted tables does: to the rider, and whether the horse dies. */
interface Fall {
  readonly rider: 'wounded' | 'unhorsedStunned' | 'unhorsedWounded' | 'killed'
  readonly horseDies: boolean
}

/** DN-6.25 by fire, DN-11.16 in combat. */
const falls: Readonly<Record<'fire' | 'combat', Readonly<Record<string, Fall>>>> = {
  fire: {
    B: { rider: 'wounded', horseDies: false },
    C: { rider: 'unhorsedStunned', horseDies: true },
    D: { rider: 'unhorsedWounded', horseDies: false },
    E: { rider: 'killed', horseDies: false },
    F: { rider: 'killed', horseDies: true },
  },
  combat: {
    D: { rider: 'unhorsedStunned', horseDies: false },
    E: { rider: 'wounded', horseDies: false },
    F: { rider: 'unhorsedStunned', horseDies: true },
    G: { rider: 'killed', horseDies: false },
    H: { rider: 'killed', horseDies: true },
  },
}

/** A letter on a mounted rider; one already wounded dies of what would stun or wound him. */
export function hitPair(
  play: Play,
  rider: number,
  letter: string,
  table: 'fire' | 'combat',
  how: Strike,
): 'nothing' | 'changed' | 'fallen' {
  const { state } = play
  const fall = falls[table][letter]
  if (fall === undefined || !isMounted(state, rider)) return 'nothing'
  if (fall.rider === 'wounded' && !fall.horseDies) {
    // DN-14.11: E becomes G.
    const suffered = strike(play, rider, 'wounded', how)
    return suffered === 'fallen' ? 'fallen' : 'changed'
  }
  const dies = fall.rider === 'killed' || isWounded(state, rider) || state.of(rider, U.stunned) > 0
  if (dies && !fall.horseDies) {
    die(play, rider, how)
    return 'fallen'
  }
  const fate = dies ? 'dead' : fall.rider === 'unhorsedWounded' ? 'wounded' : 'stunned'
  unhorse(play, rider, fate, fall.horseDies, how)
  return 'fallen'
}
