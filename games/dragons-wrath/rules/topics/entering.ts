import type { Seat } from '@wyrmtable/kernel'
import { cardOf } from '../../data/library.ts'
import { boardOf } from '../board/board.ts'
import { definitionOf } from '../board/definition.ts'
import type { Live } from '../board/live.ts'
import type { Face } from '../frames.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { Card, Carried, Creature, State } from '../state.ts'
import { happen } from './triggers.ts'

interface Entering {
  readonly id: string
  readonly face: Face
  readonly token: boolean
  readonly owner: Seat
  readonly by: Seat
}

/** DW-18.2: creatures of a batch enter together, timestamps in the order given. */
export function enter(play: Play, entering: readonly Entering[]): void {
  const { state } = play
  for (const { id, face, token, owner, by } of entering) {
    state.creatures.push({
      id,
      face,
      token,
      owner,
      by,
      ts: state.nextTs++,
      attacks: 0,
      mayAttack: 1,
      attackedBy: [],
      objects: [],
      usedTurn: {},
      usedGame: {},
    })
    play.emit({ type: 'enteredPlay', seat: by, id, card: definitionOf(face).cardId, token })
  }
  state.touch()
  for (const { id, by } of entering) {
    happen(play, { event: 'enterPlay', card: id, other: null, player: by, cause: null })
  }
}

/** DW-2.7, DW-2.8: it has M and bears no object of that type. */
export function canBear(live: Live, object: Card): boolean {
  return live.m && slotOf(live.creature, object) === undefined
}

export function slotOf(creature: Creature, object: Card): Carried | undefined {
  const { objectType } = definitionOf(object.card)
  return creature.objects.find((one) => definitionOf(one.card).objectType === objectType)
}

/** DW-9.2, DW-9.3: why the object may not go to that creature in play. */
export function bearerIssue(state: State, seat: Seat, object: Card, live: Live): Refusal | undefined {
  const card = cardOf(object.card)
  const figures = { card: live.id }
  const side = card.type === 'object' ? (card.bearer ?? 'you') : 'you'
  const anybody = side === 'any' || state.options.objectTarget === 'any'
  if (!anybody && (live.controller === seat) !== (side === 'you')) {
    return refuse('wrongBearer', 'DW-9.2', figures)
  }
  if (!live.m) return refuse('noMSymbol', 'DW-2.7', figures)
  if (state.options.objectReplace === 'forbid' && slotOf(live.creature, object) !== undefined) {
    return refuse('slotTaken', 'DW-2.8', figures)
  }
  return undefined
}

/** DW-17.10, DW-18.2: a new timestamp each time; objectAttached happens. */
export function attach(play: Play, object: Card | Carried, to: string): void {
  const { state } = play
  const live = boardOf(state).byId.get(to)
  if (live === undefined) return
  const { id, card, owner } = object
  const kept = 'usedTurn' in object ? object : { usedTurn: {}, usedGame: {} }
  const { usedTurn, usedGame } = kept
  live.creature.objects.push({ id, card, owner, ts: state.nextTs++, usedTurn, usedGame })
  state.touch()
  play.emit({ type: 'objectAttached', seat: live.controller, id, card, bearer: to, bearerCard: live.cardId })
  happen(play, { event: 'objectAttached', card: id, other: to, player: live.controller, cause: null })
}
