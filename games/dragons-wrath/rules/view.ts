import type { Seat, Viewer } from '@wyrmtable/kernel'
import type { Deck } from '../data/card.ts'
import type { Colour, Mode, Sphere, Trait } from '../data/words.ts'
import { boardOf } from './board/board.ts'
import { definitionOf } from './board/definition.ts'
import type { Live } from './board/live.ts'
import type { Named } from './events.ts'
import type { QuestionKind, Ref, WindowName } from './frames.ts'
import { type OpenQuestion, openQuestionOf } from './open-question.ts'
import { type OpenState, openStateOf } from './open-state.ts'
import { deckOf, type OpenOptions, openOptions } from './options.ts'
import {
  type Card,
  type Commit,
  type Ending,
  isLiving,
  type Province,
  type State,
  type Step,
} from './state.ts'
import { isMarked } from './topics/known.ts'
import { sphereOf } from './topics/payment.ts'
import { holdersOf, isOpen } from './topics/triggers.ts'
import { named, plain } from './topics/zones.ts'
import { awaited } from './turn-order.ts'

interface ProvinceView extends Card {
  readonly sphere: Sphere
  readonly exhausted: boolean
  readonly known: boolean
}

export interface CreatureView {
  readonly id: string
  readonly card: string
  readonly token: boolean
  readonly owner: Seat
  readonly controller: Seat
  readonly colour: Colour
  readonly traits: readonly Trait[]
  readonly pp: number
  readonly pm: number
  readonly m: boolean
  readonly attacks: number
  readonly mayAttack: number
  readonly attackedBy: readonly Seat[]
  readonly objects: readonly ObjectView[]
  readonly abilitiesLost: boolean
  /** Places of its abilities whose limit is used up (DW-13.2). */
  readonly usedUp: readonly number[]
}

interface ObjectView extends Named {
  readonly usedUp: readonly number[]
}

/** What everybody may know of a player (DW-13.2). */
export interface PlayerView {
  readonly seat: Seat
  readonly handCount: number
  readonly pileCount: number
  readonly ready: number
  readonly exhausted: number
  /** Known to all, or to this viewer (DW-13.6, DW-17.6). */
  readonly knownProvinces: readonly ProvinceView[]
  readonly discard: readonly Card[]
  readonly ongoing: readonly Card[]
  readonly exile: readonly Card[]
  readonly committed: boolean
  readonly collector: boolean
  readonly sacrificed: boolean
  readonly eliminated: boolean
  readonly conceded: boolean
  readonly rank: number
}

/** What the viewer is asked, with what only he may see of it. */
interface PromptView {
  readonly kind: QuestionKind
  readonly number: number
  readonly why?: string
  readonly card?: string
  readonly window?: WindowName
  readonly of?: Seat
  readonly offered?: readonly { readonly id: string; readonly card: string | null }[]
  readonly min?: number
  readonly max?: number
}

/** What only the seat itself may know (DW-13.3). */
export interface OwnView {
  readonly seat: Seat
  /** The deck that it brought, or has built (DW-13.1); null before that, and once a deck out of boosters is dealt. */
  readonly deck: Deck | null
  /**
   * What is left in its pile of a deck out of boosters, in no order: it has built that deck itself (DW-13.1). Null where
   * `deck` tells it, and before there is a pile.
   */
  readonly left: readonly string[] | null
  readonly hand: readonly Card[]
  readonly provinces: readonly ProvinceView[]
  readonly commit: Commit | null
  readonly prompt: PromptView | null
  /** Cards to build with, the pack in hand and the card picked, while decks are drafted or built. */
  readonly limited: {
    readonly pool: readonly string[]
    readonly pack: readonly string[]
    readonly picked: string | null
    readonly built: Deck | null
  } | null
}

/** What all see of a draft: how many cards lie where, and who has picked or built. */
interface LimitedView {
  readonly round: number
  readonly seats: readonly {
    readonly pool: number
    readonly pack: number
    readonly hasPicked: boolean
    readonly hasBuilt: boolean
  }[]
}

/** DW-13.10: built from what the viewer may know; there is no field for anything else (DW-13.9). */
export interface View {
  readonly options: OpenOptions
  readonly turn: number
  readonly step: Step
  readonly order: readonly Seat[]
  readonly active: Seat | null
  readonly question: OpenQuestion | null
  /** What lies open of the rules' own work: with it a state is imagined. */
  readonly open: OpenState
  readonly limited: LimitedView | null
  readonly awaiting: readonly { readonly seat: Seat; readonly kind: QuestionKind }[]
  readonly me: OwnView | null
  readonly players: readonly PlayerView[]
  readonly play: readonly CreatureView[]
  readonly enchantments: readonly {
    readonly id: string
    readonly card: string
    readonly controller: Seat
    readonly from: 'ritual' | 'curse' | 'ability'
    readonly duration: string
    /** Turn at whose end it stops; 0 where none is set. */
    readonly untilTurn: number
    readonly affects: readonly Ref[] | null
  }[]
  readonly resolving: readonly {
    readonly id: string
    readonly card: string
    readonly by: Seat
    readonly targets: readonly Ref[]
    readonly countered: boolean
  }[]
  readonly window: WindowName | null
  readonly attack: {
    readonly attacker: string
    readonly target: string | null
    readonly player: Seat
    readonly mode: Mode | null
  } | null
  readonly ending: Ending | null
}

/** A state that was imagined out of a view: what may be asked of it tells nothing that the view does not. */
export type Imagined = State

export function viewOf(state: State, viewer: Viewer): View {
  const { turn, step, order, active, attack, ending, question } = state
  const frame = state.stack.findLast((one) => one.kind === 'window')
  return {
    options: openOptions(state.options),
    turn,
    step,
    order: [...order],
    active,
    question: openQuestionOf(state, viewer),
    open: openStateOf(state),
    limited: openLimited(state),
    awaiting: awaited(state).map((seat) => ({ seat, kind: question?.kind ?? 'confirm' })),
    me: viewer === 'spectator' || viewer >= state.players.length ? null : ownView(state, viewer),
    players: state.players.map((_, seat) => playerView(state, seat, viewer)),
    play: creatureViews(state),
    enchantments: state.enchantments.map(({ id, face, from, controller, duration, untilTurn, affected }) => ({
      id,
      card: typeof face === 'string' ? face : face.tokenId,
      controller,
      from,
      duration,
      untilTurn,
      affects: affected === null ? null : [...affected.cards, ...affected.players],
    })),
    resolving: state.resolving.map(({ id, card, by, targets, countered }) => ({
      id,
      card,
      by,
      targets: Object.values(targets),
      countered,
    })),
    window: frame?.kind === 'window' ? frame.window : null,
    attack:
      attack === null
        ? null
        : { attacker: attack.attacker, target: attack.target, player: attack.player, mode: attack.mode },
    ending: ending === null ? null : { reason: ending.reason, winners: [...ending.winners] },
  }
}

const provinceView = (one: Province): ProvinceView => ({
  ...plain(one),
  sphere: sphereOf(one),
  exhausted: one.exhausted,
  known: one.known,
})

/** Provinces known to all or to the viewer stand in the order in which they were named, not in zone order. */
function knownTo(state: State, seat: Seat, viewer: Viewer): readonly ProvinceView[] {
  return state
    .player(seat)
    .provinces.filter((one) => (viewer === seat ? one.known : isMarked(state, one, viewer)))
    .map(provinceView)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

function playerView(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = state.player(seat)
  const exhausted = player.provinces.filter((one) => one.exhausted).length
  const { question } = state
  const isCommit = question?.kind === 'commitMagic' || question?.kind === 'commitPurchase'
  return {
    seat,
    handCount: player.hand.length,
    pileCount: player.pile.length,
    ready: player.provinces.length - exhausted,
    exhausted,
    knownProvinces: knownTo(state, seat, viewer),
    discard: player.discard.map(plain),
    ongoing: player.ongoing.map(plain),
    exile: exileOf(player),
    committed: isCommit && isLiving(state, seat) && !question.seats.includes(seat),
    collector: player.collector,
    sacrificed: player.sacrificed,
    eliminated: player.eliminated,
    conceded: player.conceded,
    rank: player.rank,
  }
}

/** What an eliminated player took out of the game stays unseen (DW-12.3); his exile of before is not told apart. */
const exileOf = ({ exile, eliminated }: { readonly exile: readonly Card[]; readonly eliminated: boolean }) =>
  eliminated ? [] : exile.map(plain)

function creatureViews(state: State): readonly CreatureView[] {
  const board = boardOf(state)
  const usedUp = new Map(
    holdersOf(board).map((holder) => [
      holder.id,
      holder.abilities.flatMap((held, place) => (isOpen(holder, held) ? [] : [place])),
    ]),
  )
  return board.creatures.map((live) => creatureView(live, (id) => usedUp.get(id) ?? []))
}

function creatureView(live: Live, usedUp: (id: string) => readonly number[]): CreatureView {
  const { creature } = live
  return {
    id: live.id,
    card: live.cardId,
    token: live.token,
    owner: live.owner,
    controller: live.controller,
    colour: live.colour,
    traits: [...live.traits],
    pp: live.pp,
    pm: live.pm,
    m: live.m,
    attacks: creature.attacks,
    mayAttack: creature.mayAttack,
    attackedBy: [...creature.attackedBy],
    objects: creature.objects.map((object) => ({ ...named(object), usedUp: usedUp(object.id) })),
    abilitiesLost: live.lostAt >= 0 && definitionOf(live.face).abilities.length > 0,
    usedUp: usedUp(live.id),
  }
}

function ownView(state: State, seat: Seat): OwnView {
  const { hand, provinces, commit } = state.player(seat)
  return {
    seat,
    hand: hand.map(plain),
    provinces: provinces.map(provinceView),
    commit,
    prompt: promptView(state, seat),
    deck: ownDeck(state, seat),
    left: leftOf(state, seat),
    limited: limitedView(state, seat),
  }
}

/** DW-13.1: nobody else is told of it before the match is over. */
function ownDeck({ options, limited }: State, seat: Seat): Deck | null {
  return options.format === 'decks' ? deckOf(options, seat) : (limited?.decks[seat] ?? null)
}

/** Sorted, so that nothing of the order is told. */
function leftOf(state: State, seat: Seat): readonly string[] | null {
  if (state.options.format === 'decks' || state.limited !== null) return null
  return state
    .player(seat)
    .pile.map(({ card }) => card)
    .sort()
}

function limitedView({ limited }: State, seat: Seat): OwnView['limited'] {
  if (limited === null) return null
  const { pools, packs, picked, decks } = limited
  return {
    pool: [...(pools[seat] ?? [])],
    pack: [...(packs[seat] ?? [])],
    picked: picked[seat] ?? null,
    built: decks[seat] ?? null,
  }
}

function openLimited({ limited }: State): LimitedView | null {
  if (limited === null) return null
  const { round, pools, packs, picked, decks } = limited
  const seats = pools.map((pool, seat) => ({
    pool: pool.length,
    pack: packs[seat]?.length ?? 0,
    hasPicked: picked[seat] !== null,
    hasBuilt: decks[seat] !== null,
  }))
  return { round, seats }
}

function promptView(state: State, seat: Seat): PromptView | null {
  const { question, asked } = state
  if (question === null || !awaited(state).includes(seat)) return null
  const base = { kind: question.kind, number: asked }
  switch (question.kind) {
    case 'priority':
      return { ...base, window: question.window }
    case 'reaction':
    case 'confirm':
      return { ...base, card: question.card }
    case 'option':
      return { ...base, why: question.why, max: question.count }
    case 'targets':
      return { ...base, card: question.context.self }
    case 'choices': {
      const open = openQuestionOf(state, seat)
      const asks = open?.kind === 'choices' ? open.asks : []
      const ask = asks.find(({ own, answered }) => own !== null && !answered)
      if (ask === undefined || ask.own === null) return base
      const { offered, min, max } = ask.own
      return { ...base, why: ask.why, of: ask.of, offered, min, max }
    }
    default:
      return base
  }
}
