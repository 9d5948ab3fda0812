import { z } from 'zod'
import type { Dice, Game, Json, JsonObject, Seat, Viewer } from '../../index.ts'
import { fail, ok, schemaOf } from '../../index.ts'

interface BiddingState {
  /** Cards in hand, by seat. */
  readonly hands: number[][]
  /** Card laid face down this round, or 0. */
  readonly bids: number[]
  readonly points: number[]
  /** Seats that have left: their cards are out of the game. */
  readonly gone: number[]
}

type BiddingAction = { readonly type: 'bid'; readonly card: number }

type BiddingEvent =
  /** `card` is missing for those who may not know it. */
  | { readonly type: 'bidLaid'; readonly seat: number; readonly card?: number }
  | { readonly type: 'bidsShown'; readonly bids: readonly number[] }
  | { readonly type: 'roundWon'; readonly seat: number }
  | { readonly type: 'left'; readonly seat: number }

interface BiddingView extends JsonObject {
  readonly hand: readonly number[]
  readonly handSizes: readonly number[]
  readonly bid: number
  readonly hasBid: readonly boolean[]
  readonly points: readonly number[]
  readonly gone: readonly number[]
}

const cards = z.array(z.number().int().min(1).max(99)).max(12)
const positionShape = schemaOf(
  z.strictObject({
    hands: z.array(cards).min(2).max(3),
    bids: z.array(z.number().int().min(0).max(99)).min(2).max(3),
    points: z.array(z.number().int().min(0)).min(2).max(3),
    gone: z.array(z.number().int().min(0).max(2)).max(3).default([]),
  }),
)

/**
 * Two or three seats bid a card face down, all at the same time; the highest takes the round and a tie
 * is broken by chance. Hands and bids are secret until the last seat has bid.
 */
export const bidding: Game<
  BiddingState,
  BiddingAction,
  BiddingEvent,
  { readonly cards: number },
  BiddingView
> = {
  id: 'bidding',
  version: '1',
  seatIds: ['north', 'east', 'south'],
  minSeats: 2,
  hasSecrets: true,
  options: schemaOf(z.strictObject({ cards: z.number().int().min(1).max(5).default(3) })),
  action: schemaOf(z.strictObject({ type: z.literal('bid'), card: z.number().int().min(1).max(99) })),
  position: schemaOf<Json>(z.record(z.string(), z.custom<Json>())),
  setup(options, seats, dice) {
    // Two of each card, so that ties come up.
    const deck = Array.from({ length: options.cards * seats }, (_, place) => 1 + (place >> 1))
    dice.shuffle(deck, 'deal')
    const hands = Array.from({ length: seats }, (_, seat) =>
      deck.slice(seat * options.cards, (seat + 1) * options.cards).sort((a, b) => a - b),
    )
    return { hands, bids: hands.map(() => 0), points: hands.map(() => 0), gone: [] }
  },
  toAct: waitedFor,
  actions(state, seat) {
    if (!waitedFor(state).includes(seat)) return []
    return [...new Set(handOf(state, seat))].map((card): BiddingAction => ({ type: 'bid', card }))
  },
  check(state, seat, action) {
    if (state.bids[seat] !== 0) return { type: 'hasBid', clause: 'BID-1' }
    return handOf(state, seat).includes(action.card) ? undefined : { type: 'notInHand', clause: 'BID-2' }
  },
  apply(state, seat, action, dice, emit) {
    const hand = handOf(state, seat)
    hand.splice(hand.indexOf(action.card), 1)
    state.bids[seat] = action.card
    emit({ type: 'bidLaid', seat, card: action.card })
    compare(state, dice, emit)
  },
  // BID-5: who leaves takes his cards along. What the others have bid is compared once nobody is waited for.
  forfeit: {
    check: ({ gone }, seat) => (gone.includes(seat) ? { type: 'hasLeft', clause: 'BID-5' } : undefined),
    apply(state, seat, _cause, dice, emit) {
      handOf(state, seat).length = 0
      state.bids[seat] = 0
      state.gone.push(seat)
      emit({ type: 'left', seat })
      compare(state, dice, emit)
    },
  },
  outcome(state) {
    const left = state.points.flatMap((_, seat) => (state.gone.includes(seat) ? [] : [seat]))
    if (left.length === 1) return { winners: left, reason: 'alone', clause: 'BID-5' }
    if (state.hands.some((hand) => hand.length > 0) || state.bids.some((bid) => bid > 0)) return undefined
    const most = Math.max(...left.map((seat) => state.points[seat] ?? 0))
    const winners = left.filter((seat) => state.points[seat] === most)
    return { winners, reason: 'cardsOut', clause: 'BID-4', scores: [...state.points] }
  },
  view: ({ hands, bids, points, gone }, viewer: Viewer) => ({
    hand: viewer === 'spectator' ? [] : [...(hands[viewer] ?? [])],
    handSizes: hands.map((hand) => hand.length),
    bid: viewer === 'spectator' ? 0 : (bids[viewer] ?? 0),
    hasBid: bids.map((bid) => bid > 0),
    points: [...points],
    gone: [...gone],
  }),
  redact(event, viewer) {
    if (event.type !== 'bidLaid' || event.seat === viewer) return event
    return { type: 'bidLaid', seat: event.seat }
  },
  reveals: (event) => event.type === 'bidsShown',
  clone: copy,
  encode: (state) => ({
    hands: state.hands.map((hand) => [...hand]),
    bids: [...state.bids],
    points: [...state.points],
    ...(state.gone.length === 0 ? {} : { gone: [...state.gone] }),
  }),
  decode(position) {
    const parsed = positionShape.parse(position)
    return parsed.ok ? ok(copy(parsed.value)) : fail(parsed.fault)
  },
}

function handOf(state: BiddingState, seat: number): number[] {
  return state.hands[seat] ?? []
}

/** Who has not bid this round; nobody once only one is left. */
function waitedFor(state: BiddingState): readonly Seat[] {
  if (state.gone.length >= state.hands.length - 1) return []
  return state.bids.flatMap((bid, seat) => (bid === 0 && handOf(state, seat).length > 0 ? [seat] : []))
}

/** Shows the bids once all are laid, and gives the round to the highest. */
function compare(state: BiddingState, dice: Dice, emit: (event: BiddingEvent) => void): void {
  const isLaid = (bid: number, seat: number): boolean => bid > 0 || state.gone.includes(seat)
  if (!state.bids.every(isLaid) || !state.bids.some((bid) => bid > 0)) return
  emit({ type: 'bidsShown', bids: [...state.bids] })
  const best = Math.max(...state.bids)
  const tied = state.bids.flatMap((bid, place) => (bid === best ? [place] : []))
  const winner = tied.length === 1 ? tied[0] : tied[dice.pick(tied.length, 'tie')]
  if (winner === undefined) return
  state.points[winner] = (state.points[winner] ?? 0) + 1
  state.bids.fill(0)
  emit({ type: 'roundWon', seat: winner })
}

function copy({ hands, bids, points, gone }: BiddingState): BiddingState {
  return { hands: hands.map((hand) => [...hand]), bids: [...bids], points: [...points], gone: [...gone] }
}
