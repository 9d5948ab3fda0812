import { type HexId, neighboursOf } from '@wyrmtable/hex'
import { S } from '../../rules/fields.ts'
import { moveOf } from '../../rules/moves/start.ts'
import { reachOf } from '../../rules/reach.ts'
import { isRefusal, type Refusal, refuse } from '../../rules/refusals.ts'
import { isMounted, isOnMap } from '../../rules/topics/counters.ts'
import { put } from '../../rules/topics/occupancy.ts'
import { planStep } from '../../rules/topics/stepping.ts'
import type { OpenState, View } from '../../rules/view.ts'

/** More MP than any way on the boards costs. */
const ENDLESS = 120

/**
 * Why a character does not come to a hex in the move it has before it, judged by where it leads: the ground and who is
 * there, then how far it is, then whether it may stay. Undefined where nothing forbids it.
 */
export function whyNotThere(state: View, slot: number, hex: HexId): Refusal | undefined {
  const label = state.ground.label(hex)
  if (!isOnMap(state, slot)) return refuse('notEntryHex', 'DN-5.9', { hex: label })
  const trial = state.clone()
  const left = state.mover === slot ? state.mp : moveOf(state, slot)
  trial.put(S.mover, slot)
  trial.mp = ENDLESS
  const ways = reachOf(trial, slot).filter(({ stand }) => stand.hex === hex)
  const nearest = ways.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY)
  if (ways.length === 0) return intoIt(trial, slot, hex) ?? refuse('badPath', 'DN-7.1', { hex: label })
  if (nearest > left) return refuse('needsMp', 'DN-7.1', { needed: nearest, left })
  return ways.some(({ mayStay }) => mayStay) ? undefined : refuse('mayNotStay', 'DN-10.3', { hex: label })
}

/** What the rules have against a step into the hex, wherever it came from; undefined where some step leads into it. */
function intoIt(trial: OpenState, slot: number, hex: HexId): Refusal | undefined {
  let why: Refusal | undefined
  for (const from of neighboursOf(trial.ground.board, hex)) {
    for (const facing of isMounted(trial, slot) ? ([0, 1, 2, 3, 4, 5] as const) : [trial.facing(slot)]) {
      put(trial, slot, { hex: from, facing, level: 0 })
      const plan = planStep(trial, slot, hex)
      if (!isRefusal(plan)) return undefined
      // That one cannot come from there tells less than what is there.
      if (plan.type !== 'notAdjacent') why ??= plan
    }
  }
  return why
}
