import type { Seat } from '@wyrmtable/kernel'
import type { Selector, What } from '../../data/effect.ts'
import type { CardRef, PlayerRef } from '../../data/words.ts'
import type { Combat, Context, Ref } from '../frames.ts'
import { isLiving, type State } from '../state.ts'
import type { Thing } from '../thing.ts'
import { matches } from './filters.ts'
import type { Board } from './live.ts'
import type { Selections } from './selections.ts'
import { thingOf, thingOfCard } from './things.ts'

/** Where an expression of card data is read. */
export interface Env {
  readonly state: State
  readonly board: Board
  readonly context: Context
  /** Inside static abilities and dynamic enchantments: power is the base value (DW-18.4). */
  readonly base: boolean
  /** The creature that `vs`, `role` and `mode` speak of; absent: `self` or its bearer. */
  readonly affected?: string
  /** For replacements: the comparison that destroys, or null (DW-15.7). Absent: the current combat. */
  readonly combat?: Combat | null
  /** What selectors have found while the board is computed; absent: every one looks anew. */
  readonly found?: Selections
}

/** The current attack or fight; a fight hides the attack in whose window it takes place. */
export function combatOf(state: State): Combat | null {
  const { fight, attack } = state
  if (fight !== null) return { a: fight.a, b: fight.b, mode: fight.mode, roles: false }
  if (attack === null) return null
  return { a: attack.attacker, b: attack.target, mode: attack.mode, roles: true }
}

/** The order in force, living players only (DW-6.4). */
export const inOrder = (state: State): Seat[] => state.order.filter((seat) => isLiving(state, seat))

export const opponentsOf = (state: State, you: Seat): Seat[] => inOrder(state).filter((seat) => seat !== you)

/** DW-15.2: what the name means now; nothing where it means nothing. */
export function refsOf(env: Env, name: CardRef): readonly Ref[] {
  const { context, state } = env
  const one = (ref: Ref | null | undefined): readonly Ref[] =>
    ref === null || ref === undefined ? [] : [ref]
  switch (name) {
    case 'self':
      return [context.self]
    case 'bearer':
      return one(env.board.objects.get(context.self)?.on.id ?? context.bearer)
    case 'attacker':
      return one(combatOf(state)?.a)
    case 'defender':
      return one(combatOf(state)?.b)
    case 'eventCard':
      return one(context.event?.card)
    case 'eventOther':
      return one(context.event?.other)
    case 'created':
      return context.created
    case 'each':
      return one(context.each)
    default:
      return one(context.targets[name])
  }
}

/** DW-15.3: several in the order in force. */
export function playersOf(env: Env, ref: PlayerRef): readonly Seat[] {
  const { state, context } = env
  const living = (seat: Seat | null | undefined): readonly Seat[] =>
    seat === null || seat === undefined || !isLiving(state, seat) ? [] : [seat]
  switch (ref) {
    case 'you':
      return living(context.you)
    case 'opponents':
      return opponentsOf(state, context.you)
    case 'allPlayers':
      return inOrder(state)
    case 'activePlayer':
      return living(state.active)
    case 'defendingPlayer':
      return living(defendingPlayer(env))
    case 'eventPlayer':
      return living(context.event?.player)
    case 'each':
      return typeof context.each === 'number' ? living(context.each) : []
    case 't0':
    case 't1':
    case 't2':
    case 't3': {
      const target = context.targets[ref]
      return typeof target === 'number' ? living(target) : []
    }
    default: {
      const [side, name] = ref.split(':') as ['controllerOf' | 'ownerOf', CardRef]
      const seats = refsOf(env, name).flatMap((id) => {
        const thing = typeof id === 'string' ? thingOf(state, env.board, id) : undefined
        return thing === undefined ? [] : living(side === 'ownerOf' ? thing.owner : thing.controller)
      })
      return inOrder(state).filter((seat) => seats.includes(seat))
    }
  }
}

function defendingPlayer({ state, board }: Env): Seat | null {
  if (state.fight !== null) return board.byId.get(state.fight.b)?.controller ?? null
  if (state.attack === null) return null
  const { target, player } = state.attack
  return target === null ? player : (board.byId.get(target)?.controller ?? player)
}

/** Things, not players, that the names or the selector mean. */
export function thingsOf(env: Env, what: What): readonly Thing[] {
  if (typeof what !== 'string') return select(env, what)
  return refsOf(env, what).flatMap((ref) => {
    const thing = typeof ref === 'string' ? thingOf(env.state, env.board, ref) : undefined
    return thing === undefined ? [] : [thing]
  })
}

/** DW-15.4: all matching things in order of timestamps; players are `selectPlayers`. */
export function select(env: Env, selector: Selector): readonly Thing[] {
  const all =
    env.found?.of(env.context.you, selector, () => matching(env, selector)) ?? matching(env, selector)
  return selector.other === true ? all.filter(({ id }) => !isOneself(env, id)) : all
}

/** What the selector finds, oneself among it. */
function matching(env: Env, selector: Selector): readonly Thing[] {
  const { attachedTo, filter } = selector
  const seats = controllersOf(env, selector)
  const holders = attachedTo === undefined ? undefined : refsOf(env, attachedTo)
  return candidatesFor(env, selector, seats).filter((thing) => {
    if (seats !== undefined && !seats.includes(thing.controller)) return false
    if (holders !== undefined && (thing.bearer === null || !holders.includes(thing.bearer))) return false
    return matches(thing, filter, env.base)
  })
}

export function selectPlayers(env: Env, selector: Selector): readonly Seat[] {
  return inOrder(env.state).filter((seat) => controllersOf(env, selector)?.includes(seat) ?? true)
}

function isOneself(env: Env, id: string): boolean {
  return id === env.context.self || env.board.objects.get(env.context.self)?.on.id === id
}

/** Seats that the selector's controller means; undefined is any. */
function controllersOf(env: Env, { controller = 'any' }: Selector): readonly Seat[] | undefined {
  const { state, context } = env
  switch (controller) {
    case 'any':
      return undefined
    case 'you':
      return [context.you]
    case 'opponent':
      return opponentsOf(state, context.you)
    case 'eventPlayer':
      return playersOf(env, 'eventPlayer')
    default:
      return playersOf(env, controller)
  }
}

function candidatesFor(
  { state, board }: Env,
  { kind }: Selector,
  seats: readonly Seat[] | undefined,
): readonly Thing[] {
  const zones = seats ?? inOrder(state)
  switch (kind) {
    case 'creature':
      return board.creatures
    case 'object':
      return [...board.objects.values()]
    case 'enchantment':
      return state.enchantments.flatMap(({ id }) => thingOf(state, board, id) ?? [])
    case 'province':
      return zones.flatMap((seat) =>
        state.player(seat).provinces.map((one) => ({ ...thingOfCard(one, seat), exhausted: one.exhausted })),
      )
    case 'handCard':
      return zones.flatMap((seat) => state.player(seat).hand.map((card) => thingOfCard(card, seat)))
    case 'discardCard':
      return zones.flatMap((seat) => state.player(seat).discard.map((card) => thingOfCard(card, seat)))
    case 'player':
      return []
  }
}
