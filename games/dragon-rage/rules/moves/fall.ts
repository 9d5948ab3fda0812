import type { HexId } from '@wyrmtable/hex'
import type { ActionOf } from '../actions.ts'
import { labelOf } from '../map.ts'
import { type Dragon, formatDragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { formatDirection } from '../position.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { isBerserk, isDestroyed } from '../topics/abilities.ts'
import { updateGateControl } from '../topics/entrances.ts'
import { crash } from '../topics/injury.ts'
import { groundedAt } from '../topics/occupancy.ts'
import { markInside } from '../topics/victory.ts'

type Fall = ActionOf<'fall'>

/** DR-13.6: from a tower, with a wing point left. */
export function checkFallMode(state: State, d: Dragon): Refusal | undefined {
  const dragon = formatDragon(d)
  if (!state.isGrounded(d)) return refuse('notGrounded', 'DR-13.6', { dragon })
  if (isBerserk(state, d)) return refuse('berserk', 'DR-24.3', { dragon })
  if (!state.map.isTower(state.dragonHex(d))) return refuse('notInTower', 'DR-13.6', { dragon })
  if (isDestroyed(state, d, 'wings')) return refuse('noWings', 'DR-13.6', { dragon })
  return undefined
}

/** DR-13.6: into any adjacent hex that is no tower and holds no grounded dragon. */
export function checkFall(state: State, d: Dragon, action: Fall): Refusal | undefined {
  const to = state.map.ahead(state.dragonHex(d), action.direction as 0 | 1 | 2 | 3 | 4 | 5)
  if (to === -1) return refuse('offMap', 'DR-3.6')
  if (state.map.isTower(to)) return refuse('towerBelow', 'DR-13.6', { hex: labelOf(to) })
  if (groundedAt(state, to, d) !== -1) return refuse('dragonThere', 'DR-13.6', { hex: labelOf(to) })
  return undefined
}

export function fall(play: Play, d: Dragon, action: Fall): void {
  const { state } = play
  const from = state.dragonHex(d)
  const to = state.map.ahead(from, action.direction as 0 | 1 | 2 | 3 | 4 | 5) as HexId
  play.emit({
    type: 'dragonMoved',
    dragon: formatDragon(d),
    how: 'fall',
    from: labelOf(from),
    path: [labelOf(to)],
    facing: formatDirection(state.facing(d)),
  })
  state.setDragonHex(d, to)
  markInside(state, to)
  updateGateControl(play)
  crash(play, d, 'fall', 'DR-13.6')
}

export const falls = (state: State, d: Dragon): readonly Fall[] =>
  [0, 1, 2, 3, 4, 5]
    .map((direction) => ({ type: 'fall', direction }) as const)
    .filter((action) => checkFall(state, d, action) === undefined)
