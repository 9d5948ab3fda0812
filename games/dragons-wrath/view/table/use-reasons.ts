import { useMemo } from 'react'
import type { Hand } from '../act/use-hand.ts'
import { type WhyNot, whyNotAttack, whyNotFromHand, whyNotProvinces } from '../act/why-not.ts'
import type { WrathProps } from '../props.ts'
import type { viewText } from '../text/index.ts'

/** Why things at the table cannot be done now; each is asked once of a view, however often the table is drawn. */
export interface Reasons {
  /** Of a card in hand. */
  held(id: string): WhyNot | undefined
  /** Of a creature that does not attack. */
  attack(id: string): WhyNot | undefined
  /** Of the provinces of a player that a creature cannot attack. */
  provinces(attacker: string, seat: number): ReturnType<typeof whyNotProvinces>
}

export function useReasons(
  { view }: WrathProps,
  { check, state }: Pick<Hand, 'check' | 'state'>,
  t: ReturnType<typeof viewText>,
): Reasons {
  return useMemo(
    () => ({
      held: once((id: string) => whyNotFromHand(view, id, check, state, t)),
      attack: once((id: string) => whyNotAttack(view, id, check, state, t)),
      provinces: once((attacker: string, seat: number) => whyNotProvinces(attacker, seat, check)),
    }),
    [view, check, state, t],
  )
}

/** Asks for the same only once. */
function once<Args extends readonly (string | number)[], Answer>(
  ask: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const known = new Map<string, { readonly answer: Answer }>()
  return (...args) => {
    const key = args.join(' ')
    const found = known.get(key) ?? { answer: ask(...args) }
    known.set(key, found)
    return found.answer
  }
}
