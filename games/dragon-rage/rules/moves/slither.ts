import { type HexId, rotate } from '@wyrmtable/hex'
import type { ActionOf } from '../actions.ts'
import { labelOf } from '../map.ts'
import { type Dragon, formatDragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { formatDirection } from '../position.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { checkBerserkEnd } from '../topics/berserk.ts'
import { smashFacedDoor } from '../topics/entrances.ts'
import { groundedAt, hasUnit } from '../topics/occupancy.ts'
import { groundStep } from '../topics/passage.ts'
import { destroyVp } from '../topics/victory.ts'
import { isWhirlwind } from '../topics/weather.ts'
import { endMove, placeGrounded } from './move.ts'

type Slither = ActionOf<'slither'>

/** The hex straight ahead that a dragon may slither into, or why not (DR-12.8, DR-12.10, DR-7.6). */
function slitherStep(state: State, d: Dragon): { readonly hex?: HexId; readonly refusal?: Refusal } {
  const from = state.dragonHex(d)
  const step = groundStep(state, 'invader', from, state.facing(d), { smashesDoors: true })
  if (step.refusal !== undefined) return step
  const hex = labelOf(step.hex)
  if (hasUnit(state, step.hex)) return { refusal: refuse('unitsThere', 'DR-7.6', { hex }) }
  if (groundedAt(state, step.hex, d) !== -1) return { refusal: refuse('dragonThere', 'DR-7.7', { hex }) }
  if (isWhirlwind(state, from))
    return { refusal: refuse('whirlwindThere', 'DR-12.10', { hex: labelOf(from) }) }
  if (isWhirlwind(state, step.hex)) return { refusal: refuse('whirlwindThere', 'DR-12.10', { hex }) }
  return { hex: step.hex }
}

/** DR-12.8: one hex straight ahead, or one 60° turn in place. */
export function checkSlither(state: State, d: Dragon, action: Slither): Refusal | undefined {
  if (action.turn !== 0) {
    return checkBerserkEnd(state, d, state.dragonHex(d), rotate(state.facing(d), action.turn))
  }
  const step = slitherStep(state, d)
  if (step.hex === undefined) return step.refusal
  return checkBerserkEnd(state, d, step.hex, state.facing(d))
}

export function slither(play: Play, d: Dragon, action: Slither): void {
  const { state } = play
  const from = state.dragonHex(d)
  const to = action.turn === 0 ? slitherStep(state, d).hex : undefined
  state.setFacing(d, rotate(state.facing(d), action.turn))
  play.emit({
    type: 'dragonMoved',
    dragon: formatDragon(d),
    how: to === undefined ? 'turn' : 'slither',
    from: labelOf(from),
    path: to === undefined ? [] : [labelOf(to)],
    facing: formatDirection(state.facing(d)),
  })
  if (to === undefined) smashFacedDoor(play, d)
  else {
    placeGrounded(play, d, to)
    destroyVp(play, to, 'slither', 'DR-5.2')
  }
  endMove(play, d)
}

export const slithers = (state: State, d: Dragon): readonly Slither[] =>
  ([0, -1, 1] as const)
    .map((turn) => ({ type: 'slither', turn }) as const)
    .filter((action) => checkSlither(state, d, action) === undefined)
