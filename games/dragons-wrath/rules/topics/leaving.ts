import type { Seat } from '@wyrmtable/kernel'
import { boardOf } from '../board/board.ts'
import type { Live } from '../board/live.ts'
import type { Zone } from '../events.ts'
import type { GameEvent } from '../frames.ts'
import type { Play } from '../play.ts'
import type { Card, Carried, Creature, State } from '../state.ts'
import type { Thing } from '../thing.ts'
import { endEmptyEnchantments } from './enchantments.ts'
import { happen } from './triggers.ts'
import { plain, renamed, takeFrom } from './zones.ts'

export type Destination = 'discard' | 'hand' | 'exile' | 'pileTop' | 'pileBottom'

export interface Departure {
  readonly ids: readonly string[]
  readonly to: Destination
  /** Destroyed cards, and who beat them in a comparison (DW-10.8). */
  readonly destroyed: boolean
  readonly beatenBy?: Readonly<Record<string, string>>
}

/** DW-19.7: values just before it left play. */
function remember(state: State, thing: Thing): void {
  const { id, kind, cardId, face, type, controller, owner, colour, traits, objectType, m } = thing
  const { pp, pm, basePp, basePm, costTotal, attacked, token, sphere, exhausted, from, bearer, objects } =
    thing
  state.lastKnown[id] = {
    id,
    kind,
    cardId,
    // DW-17.9: a token that is gone can still be copied.
    ...(typeof face === 'object' ? { face } : {}),
    type,
    controller,
    owner,
    colour,
    traits,
    objectType,
    m,
    pp,
    pm,
    basePp,
    basePm,
    costTotal,
    attacked,
    token,
    sphere,
    exhausted,
    from,
    bearer,
    objects,
  }
}

/**
 * Creatures and objects leave play together. DW-10.11: objects of a destroyed creature are destroyed with
 * it, those of one that leaves otherwise are discarded. DW-4.5: each to its owner's zone. DW-19.6: all see
 * each other leave.
 */
export function depart(play: Play, departure: Departure): void {
  const { state } = play
  const board = boardOf(state)
  const creatures = departure.ids.flatMap((id) => board.byId.get(id) ?? [])
  const loose = departure.ids.flatMap((id) => board.objects.get(id) ?? [])
  const objects = loose.filter(({ on }) => !creatures.includes(on))
  if (creatures.length + objects.length === 0) return
  const events: GameEvent[] = []
  for (const live of creatures) {
    remember(state, live)
    for (const { id } of live.creature.objects) {
      const object = board.objects.get(id)
      if (object !== undefined) remember(state, object)
    }
  }
  for (const object of objects) remember(state, object)
  state.creatures = state.creatures.filter((one) => !creatures.some(({ creature }) => creature === one))
  for (const { on, id } of objects) takeFrom(on.creature.objects, id)
  for (const live of creatures) events.push(...leave(play, departure, live))
  for (const { object, controller } of objects)
    events.push(...leaveObject(play, departure, object, controller))
  state.touch()
  for (const event of events) happen(play, event, board)
  endEmptyEnchantments(play)
}

function leave(play: Play, departure: Departure, live: Live): GameEvent[] {
  const { creature, controller, cardId } = live
  const { destroyed, to } = departure
  const by = departure.beatenBy?.[creature.id] ?? null
  if (destroyed) play.emit({ type: 'destroyed', seat: controller, id: creature.id, card: cardId, by })
  play.emit({ type: 'leftPlay', seat: controller, id: creature.id, card: cardId })
  const card = cardBehind(creature)
  if (card !== undefined) place(play, card, to)
  const gone = { card: creature.id, player: controller, cause: null }
  return [
    ...(destroyed ? [{ ...gone, event: 'destroyed' as const, other: by }] : []),
    ...creature.objects.flatMap((object) =>
      leaveObject(play, { ids: [], to: 'discard', destroyed }, object, controller),
    ),
    { ...gone, event: 'leavePlay' as const, other: null },
  ]
}

function leaveObject(play: Play, departure: Departure, object: Carried, controller: Seat): GameEvent[] {
  const { destroyed, to } = departure
  if (destroyed) {
    play.emit({ type: 'destroyed', seat: controller, id: object.id, card: object.card, by: null })
  }
  place(play, plain(object), to)
  if (!destroyed) return []
  return [{ event: 'destroyed', card: object.id, other: null, player: controller, cause: null }]
}

/** DW-21.6: the printed card; DW-12.1 (SC3): of a token nothing is left. */
export function cardBehind({ id, face, token, owner }: Creature): Card | undefined {
  return token || typeof face !== 'string' ? undefined : { id, card: face, owner }
}

/** Puts a card that was in play or in public into a zone of its owner. */
export function place(play: Play, card: Card, to: Destination, from: Zone = 'play'): void {
  const player = play.state.player(card.owner)
  const zone: Zone = to === 'pileTop' || to === 'pileBottom' ? 'pile' : to
  play.emit({ type: 'cardMoved', owner: card.owner, from, to: zone, id: card.id, card: card.card })
  if (to === 'discard') player.discard.push(card)
  else if (to === 'exile') player.exile.push(card)
  else if (to === 'hand') player.hand.push(renamed(play, card))
  else if (to === 'pileTop') player.pile.unshift(renamed(play, card))
  else player.pile.push(renamed(play, card))
}
