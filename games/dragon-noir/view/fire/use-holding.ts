import { useEffect, useMemo, useState } from 'react'
import { idOf } from '../../rules/topics/counters.ts'
import type { NoirProps } from '../props.ts'
import { aStepOn, type ShotNow, shotsNow } from './shots-now.ts'

/** What is to be decided about a mover under fire, asked once a move as far as one likes (DN-6.6). */
export interface Holding {
  /** The shots of this moment, the likeliest first; none where nobody is asked for fire. */
  readonly shots: readonly ShotNow[]
  /** What the best shot may promise after one more step. */
  readonly later: { readonly least: number; readonly most: number } | undefined
  /** Whether fire can be held for a while: somebody moves. */
  readonly mayHold: boolean
  /** Nobody shoots at this mover any more, however often the rules ask. */
  hold(): void
  /** Nobody shoots until a shot promises more than the best of this moment. */
  waitForBetter(): void
}

const none: readonly ShotNow[] = []

export function useHolding({ view: state, acting, actions, play, seq, game, imagined }: NoirProps): Holding {
  const [held, setHeld] = useState<{ readonly move: string; readonly upTo: number }>()
  const [seat] = acting
  const isAsked = seat !== undefined && state.top?.startsWith('defensiveFire') === true
  const isMove = isAsked && state.top === 'defensiveFire' && state.mover >= 0
  const move = isMove ? `${state.playerTurn} ${idOf(state, state.mover)}` : undefined
  const pass = isMove ? actions.find(({ type }) => type === 'pass') : undefined
  const shots = useMemo(() => {
    const thought = imagined()
    return isAsked && thought !== undefined ? shotsNow(game, thought, seat, actions) : none
  }, [isAsked, imagined, game, seat, actions])
  const later = useMemo(() => {
    const thought = imagined()
    return isMove && thought !== undefined && shots.length > 0 ? aStepOn(game, thought, seat) : undefined
  }, [isMove, imagined, game, seat, shots])
  const best = shots[0]?.share ?? 0
  const isHeld = pass !== undefined && held !== undefined && held.move === move && best <= held.upTo
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked
  useEffect(() => {
    if (isHeld && pass !== undefined) play(pass)
  }, [isHeld, seq])
  return {
    shots,
    later,
    mayHold: pass !== undefined,
    hold: () => setHeld(move === undefined ? undefined : { move, upTo: 1 }),
    waitForBetter: () => setHeld(move === undefined ? undefined : { move, upTo: best }),
  }
}
