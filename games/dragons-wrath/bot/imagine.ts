import type { Dice, Seat } from '@wyrmtable/kernel'
import { poolCards } from '../data/library.ts'
import { cloneState } from '../rules/clone.ts'
import type { Ask, Question } from '../rules/frames.ts'
import { newId } from '../rules/ids.ts'
import type { AskZone, OpenAsk, OpenQuestion } from '../rules/open-question.ts'
import { withDeck } from '../rules/options.ts'
import { type Card, type Commit, type Player, type Province, State } from '../rules/state.ts'
import type { OwnView, PlayerView, View } from '../rules/view.ts'
import { policy } from './policy.ts'

const provinceCards = poolCards.filter(({ type }) => type === 'province').map(({ id }) => id)
const allyCards = poolCards.filter(({ type }) => type !== 'province').map(({ id }) => id)

/**
 * DW-23.6: a state that agrees with all the seat sees. Its own pile holds what is left of its deck, in an order by
 * chance. Others' hands, piles and unknown provinces are drawn from the format's pool, since nobody knows their
 * decks (DW-13.1); what they have committed is what a quick player would have, with such a hand.
 */
export function imagine(view: View, seat: Seat, dice: Dice): State {
  const { me } = view
  if (me === null || me.seat !== seat) throw new RangeError(`the view is not that of seat ${seat}`)
  const state = new State(withDeck(view.options, seat, me.deck), view.players.length)
  const { turn, step, order, active, ending } = view
  Object.assign(state, view.open, { turn, step, order, active, ending })
  state.idSeed = state.idSeed.map(() => dice.pick(0x1_0000_0000, 'ids'))
  state.players = view.players.map((player) =>
    player.seat === seat ? ownPlayer(state, view, player, me, dice) : otherPlayer(state, view, player, dice),
  )
  state.limited = boosters(view, me, dice)
  state.question = questionIn(state, view.question, seat, dice)
  // What the view holds stays its own.
  const copy = cloneState(state)
  for (const { seat: other, committed } of view.players) {
    if (other !== seat && committed) copy.player(other).commit = likelyCommit(copy, other)
  }
  return copy
}

/** What the other may have committed, as it was asked: before anybody's commit is seen. */
function likelyCommit(state: State, other: Seat): Commit {
  const { question } = state
  if (question?.kind !== 'commitMagic' && question?.kind !== 'commitPurchase') return {}
  const asked = cloneState(state)
  asked.question = { kind: question.kind, seats: [other] }
  for (const player of asked.players) player.commit = null
  const [action] = policy(asked, other)
  if (action.type !== 'commitMagic' && action.type !== 'commitPurchase') return {}
  const { type: _, suicidal: __, ...commit } = action
  return commit
}

const anyOf = (cards: readonly string[], dice: Dice): string =>
  cards[dice.pick(cards.length, 'imagine')] ?? ''

/** Cards that a question to the seat names in a hidden zone of a player: they lie there, whatever else does. */
function namedIn(view: View, place: Seat, zone: AskZone): readonly Card[] {
  const { question } = view
  if (question?.kind !== 'choices') return []
  return question.asks.flatMap(({ of, own }) =>
    of !== place || own === null || own.zone !== zone
      ? []
      : own.offered.flatMap(({ id, card }) => (card === null ? [] : [{ id, card, owner: of }])),
  )
}

const openZones = ({ discard, ongoing, exile }: PlayerView) => ({
  discard: [...discard],
  ongoing: [...ongoing],
  exile: [...exile],
})

function ownPlayer(state: State, view: View, player: PlayerView, me: OwnView, dice: Dice): Player {
  const { collector, sacrificed, eliminated, conceded, rank } = player
  const named = namedIn(view, me.seat, 'pile')
  const left = leftInPile(view, player, me, named)
  dice.shuffle(left, 'imagine')
  const hidden = Array.from({ length: player.pileCount - named.length }, (_, at) =>
    cardOf(state, left[at] ?? anyOf(allyCards, dice), me.seat),
  )
  return {
    ...openZones(player),
    hand: [...me.hand],
    provinces: me.provinces.map((one) => provinceOf(one, [])),
    pile: [...named, ...hidden],
    commit: me.commit,
    collector,
    sacrificed,
    eliminated,
    conceded,
    rank,
  }
}

/** What is in the seat's deck and nowhere that it sees. */
function leftInPile(
  view: View,
  { discard, ongoing, exile }: PlayerView,
  { deck, left: known, seat, hand }: OwnView,
  named: readonly Card[],
): string[] {
  if (known !== null) return without(known, named)
  const left = new Map((deck?.allies ?? []).map(({ card, n }) => [card, n]))
  const { creatures, resolving } = view.open
  const inPlay = creatures.flatMap(({ face, token, owner, objects }) => [
    ...(token || typeof face !== 'string' ? [] : [{ card: face, owner }]),
    ...objects,
  ])
  for (const { card, owner } of [
    ...hand,
    ...discard,
    ...ongoing,
    ...exile,
    ...inPlay,
    ...resolving,
    ...named,
  ]) {
    const n = left.get(card) ?? 0
    if (owner === seat && n > 0) left.set(card, n - 1)
  }
  return [...left].flatMap(([card, n]) => Array.from({ length: n }, () => card))
}

/** The cards but those that lie at a known place among them. */
function without(cards: readonly string[], named: readonly Card[]): string[] {
  const rest = [...cards]
  for (const { card } of named) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

function otherPlayer(state: State, view: View, player: PlayerView, dice: Dice): Player {
  const { seat, collector, sacrificed, eliminated, conceded, rank, committed } = player
  const zone = (name: AskZone, count: number): Card[] => {
    const named = namedIn(view, seat, name)
    const hidden = Array.from({ length: Math.max(0, count - named.length) }, () =>
      cardOf(state, anyOf(allyCards, dice), seat),
    )
    return [...named, ...hidden]
  }
  return {
    ...openZones(player),
    hand: zone('hand', player.handCount),
    pile: zone('pile', player.pileCount),
    provinces: provincesOf(state, view, player, dice),
    commit: committed ? {} : null,
    collector,
    sacrificed,
    eliminated,
    conceded,
    rank,
  }
}

/** Those that the viewer knows as they are, the rest of any sphere. */
function provincesOf(state: State, view: View, player: PlayerView, dice: Dice): Province[] {
  const viewer = view.me?.seat
  const known = player.knownProvinces.map((one) =>
    provinceOf(one, one.known || viewer === undefined ? [] : [viewer]),
  )
  const exhausted = player.exhausted - known.filter((one) => one.exhausted).length
  const unknown = Array.from({ length: player.ready + player.exhausted - known.length }, (_, at) => ({
    ...cardOf(state, anyOf(provinceCards, dice), player.seat),
    exhausted: at < exhausted,
    known: false,
    seenBy: [],
  }))
  return [...known, ...unknown]
}

const cardOf = (state: State, card: string, owner: Seat): Card => ({ id: newId(state), card, owner })

function provinceOf(
  { id, card, owner, exhausted, known }: OwnView['provinces'][number],
  seenBy: readonly Seat[],
): Province {
  return { id, card, owner, exhausted, known, seenBy }
}

/** Packs and pools of others hold cards by chance, as many as they have. */
function boosters({ limited, players }: View, { seat, limited: own }: OwnView, dice: Dice): State['limited'] {
  if (limited === null || own === null) return null
  const poolIds = poolCards.map(({ id }) => id)
  const some = (count: number): string[] => Array.from({ length: count }, () => anyOf(poolIds, dice))
  const packs = limited.seats.map(({ pack }, place) => (place === seat ? [...own.pack] : some(pack)))
  return {
    round: limited.round,
    packs,
    pools: limited.seats.map(({ pool }, place) => (place === seat ? [...own.pool] : some(pool))),
    picked: limited.seats.map(({ hasPicked }, place) => {
      if (place === seat) return own.picked
      return hasPicked ? (packs[place]?.[0] ?? null) : null
    }),
    decks: players.map((_, place) => (place === seat ? own.built : null)),
  }
}

function questionIn(state: State, question: OpenQuestion | null, seat: Seat, dice: Dice): Question | null {
  switch (question?.kind) {
    case undefined:
      return null
    case 'mulligan':
      return { kind: 'mulligan', seats: [...question.seats], again: question.again === true ? [seat] : [] }
    case 'choices':
      return { kind: 'choices', asks: question.asks.map((ask) => askIn(state, ask, dice)) }
    default:
      return question
  }
}

/** A choice of the seat as it sees it; that of another among what that player is imagined to have. */
function askIn(state: State, open: OpenAsk, dice: Dice): Ask {
  const { seat, kind, why, of, ordered, answered, own } = open
  const base = { seat, kind, why, of, ordered }
  if (own === null) {
    const ids = (why === 'recover' ? recoverable(state, of) : hiddenOf(state, of, open)).map(({ id }) => id)
    const most = ordered ? ids.length : Math.min(1, ids.length)
    const picked = answered ? ids.slice(0, most) : null
    return { ...base, offered: ids, meant: ids, min: most, max: most, picked }
  }
  const offered = own.offered.map(({ id }) => id)
  // Handles stand for provinces that nobody at this seat can tell apart.
  const unknown = state.player(of).provinces.filter((one) => !one.known && !one.seenBy.includes(seat))
  dice.shuffle(unknown, 'imagine')
  const meant = own.offered.map(({ id, card }) => (card === null ? (unknown.pop()?.id ?? id) : id))
  const picked = own.picked?.map((id) => meant[offered.indexOf(id)] ?? id) ?? null
  return { ...base, offered, meant, min: own.min, max: own.max, picked }
}

const recoverable = (state: State, of: Seat): readonly Card[] =>
  state.player(of).discard.filter(({ card }) => provinceCards.includes(card))

function hiddenOf(state: State, of: Seat, { kind, why }: OpenAsk): readonly { readonly id: string }[] {
  const { provinces, hand, pile } = state.player(of)
  if (kind === 'provinces') return provinces
  if (why === 'bearer') return state.creatures
  return why === 'search' || why === 'order' ? pile : hand
}
