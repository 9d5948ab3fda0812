import { useEffect, useState } from 'react'
import { idOf } from '../../rules/topics/counters.ts'
import type { NoirProps } from '../props.ts'

/** Whose fire is held until the move that it was asked about is over. */
export interface Holding {
  /** Whether that can be said now. */
  readonly mayHold: boolean
  /** Nobody shoots at this mover any more, however often the rules ask (DN-6.6). */
  hold(): void
}

export function useHolding({ view: state, acting, actions, play, seq }: NoirProps): Holding {
  const [held, setHeld] = useState<string>()
  const isAsked = acting.length > 0 && state.top === 'defensiveFire' && state.mover >= 0
  const move = state.mover < 0 ? undefined : `${state.playerTurn} ${idOf(state, state.mover)}`
  const pass = isAsked ? actions.find(({ type }) => type === 'pass') : undefined
  const isHeld = pass !== undefined && held === move
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked
  useEffect(() => {
    if (isHeld && pass !== undefined) play(pass)
  }, [isHeld, seq])
  return { mayHold: pass !== undefined, hold: () => setHeld(move) }
}
