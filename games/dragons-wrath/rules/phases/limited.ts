import type { Seat } from '@wyrmtable/kernel'
import type { Deck } from '../../data/card.ts'
import limited from '../../data/limited.json' with { type: 'json' }
import type { ActionOf } from '../actions.ts'
import { openBooster } from '../decks/boosters.ts'
import { deckNamed, poolFault, suggestDeck } from '../decks/build-deck.ts'
import { ask, type Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { type Limited, livingSeats, type State } from '../state.ts'
import { dealDecks } from './dealing.ts'

/** A pool of sealed boosters for each seat, or none yet where they are drafted (DW-25.2). */
export function openLimited(play: Play, seats: number): void {
  const { state, dice } = play
  const sealed = state.options.format === 'sealed'
  const boosters = (n: number): string[] => Array.from({ length: n }, () => openBooster(dice)).flat()
  state.limited = {
    round: 0,
    pools: Array.from({ length: seats }, () => (sealed ? boosters(limited.sealedBoosters) : [])),
    packs: Array.from({ length: seats }, () => []),
    picked: Array.from({ length: seats }, () => null),
    decks: Array.from({ length: seats }, () => null),
  }
}

/** Step `draft`: a booster for each; what is left of it is passed on after every pick. */
export function openRound(play: Play): void {
  const { limited: draft } = play.state
  if (draft === null || play.state.options.format !== 'draft') return
  draft.round++
  draft.packs = draft.packs.map(() => openBooster(play.dice))
  ask(play, { kind: 'draftPick', seats: livingSeats(play.state) })
}

export function checkPick(state: State, seat: Seat, { card }: ActionOf<'pickCard'>): Refusal | undefined {
  if (state.question?.kind !== 'draftPick') return refuse('notNow', 'DW-25.2', { step: state.step })
  return state.limited?.packs[seat]?.includes(card) === true
    ? undefined
    : refuse('notOffered', 'DW-25.2', { card })
}

export const listPicks = (state: State, seat: Seat): readonly ActionOf<'pickCard'>[] =>
  [...new Set(state.limited?.packs[seat])].map((card) => ({ type: 'pickCard', card }))

/** All pick at the same time, unseen; then the packs go round, to the left and to the right in turn. */
export function pick(play: Play, seat: Seat, card: string): void {
  const { question, limited: draft } = play.state
  if (question?.kind !== 'draftPick' || draft === null) return
  draft.picked[seat] = card
  question.seats = question.seats.filter((one) => one !== seat)
  play.emit({ type: 'answered', seat })
  if (question.seats.length === 0) passPacks(play, draft)
}

export function passPacks(play: Play, draft: Limited): void {
  const { state } = play
  for (const [seat, card] of draft.picked.entries()) {
    if (card === null) continue
    draft.pools[seat]?.push(card)
    draft.packs[seat]?.splice(draft.packs[seat].indexOf(card), 1)
  }
  const seats = draft.packs.length
  const step = draft.round % 2 === 1 ? 1 : seats - 1
  draft.picked = draft.picked.map(() => null)
  draft.packs = draft.packs.map((_, seat) => draft.packs[(seat + step) % seats] ?? [])
  state.question = null
  play.emit({ type: 'packsPassed', round: draft.round })
  const living = livingSeats(state)
  if (living.every((seat) => (draft.packs[seat]?.length ?? 0) > 0)) {
    ask(play, { kind: 'draftPick', seats: living })
  } else if (draft.round < limited.draftBoosters) openRound(play)
}

const poolOf = (state: State, seat: Seat): readonly string[] => state.limited?.pools[seat] ?? []

export function checkBuild(
  state: State,
  seat: Seat,
  { provinces, allies }: ActionOf<'buildDeck'>,
): Refusal | undefined {
  if (state.question?.kind !== 'buildDeck') return refuse('notNow', 'DW-25.2', { step: state.step })
  const fault = poolFault(deckNamed(provinces, allies), poolOf(state, seat), state.options)
  if (fault === undefined) return undefined
  const { type, clause, card = '', found = 0, limit = 0 } = fault
  return refuse(type === 'notInPool' ? 'notInPool' : 'badDeck', clause, { card, needed: limit, given: found })
}

/** The deck that the computer would build, and with it the only one that is listed. */
export function listBuild(state: State, seat: Seat): readonly ActionOf<'buildDeck'>[] {
  const { provinces, allies } = suggestDeck(poolOf(state, seat), state.options)
  return [{ type: 'buildDeck', provinces: [...provinces], allies: [...allies] }]
}

export function build(play: Play, seat: Seat, { provinces, allies }: ActionOf<'buildDeck'>): void {
  const { question, limited: draft } = play.state
  if (question?.kind !== 'buildDeck' || draft === null) return
  draft.decks[seat] = deckNamed(provinces, allies)
  question.seats = question.seats.filter((one) => one !== seat)
  play.emit({ type: 'deckBuilt', seat })
  if (question.seats.length === 0) finishBuilding(play, draft)
}

export function finishBuilding(play: Play, { decks }: Limited): void {
  const { state } = play
  state.question = null
  state.limited = null
  dealDecks(
    play,
    decks.map((deck): Deck | null => deck),
  )
}
