import type { NoirProps } from '../props.ts'
import { waitingOf } from '../tray/waiting.ts'
import type { Hand } from '../use-hand.ts'

/**
 * Whom it is all about where nobody was chosen: the enemy who is attacked, the wizard who casts what is in hand, or who
 * is placed by the next press; undefined where nobody is.
 */
export function whoIsMeant(
  { view: state, acting, actions, check }: NoirProps,
  hand: Hand,
): string | undefined {
  if (hand.chosen !== undefined) return hand.chosen
  const { preview, spell } = hand
  if (preview?.type === 'attack') return preview.defenders[0]
  if (spell !== undefined) {
    const cast = actions.find((one) => one.type === 'cast')
    return cast?.type === 'cast' ? cast.wizard : undefined
  }
  const [seat] = acting
  if (state.phase !== 'setup' || seat === undefined) return undefined
  return waitingOf(state, seat, actions, check)[0]?.unit
}
