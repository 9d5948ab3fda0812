import { boardOf } from '../../rules/board/board.ts'
import { lossReplacements } from '../../rules/topics/replacement.ts'
import type { Imagined } from '../../rules/view.ts'

/** What an attack on the provinces of a player comes to, if nobody answers it. */
export interface Raid {
  /** DW-10.18: provinces that are lost. */
  readonly loses: number
  /** It is all that the player holds: he is out (DW-1.2). */
  readonly isLast: boolean
  /** DW-5.22: who gets what is lost; undefined where nobody collects, or several may. */
  readonly collector: number | undefined
  /** Cards that may put something else in place of the loss (DW-20.1). */
  readonly replacing: readonly string[]
}

export function raidOf(state: Imagined, attacker: string, seat: number): Raid {
  const damage = boardOf(state).byId.get(attacker)?.rules.provinceDamage ?? 0
  const held = state.player(seat).provinces.length
  const loses = Math.min(held, Math.max(0, 1 + damage))
  const collectors = state.players.flatMap(({ collector, eliminated }, place) =>
    collector && !eliminated ? [place] : [],
  )
  const cards = lossReplacements(state, seat, attacker).map(({ holder: { face } }) =>
    typeof face === 'string' ? face : face.tokenId,
  )
  return {
    loses,
    isLast: loses > 0 && loses === held,
    collector: collectors.length === 1 ? collectors[0] : undefined,
    replacing: [...new Set(cards)],
  }
}
