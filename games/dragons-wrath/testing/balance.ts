import { greedyPlayer, imagined } from '@wyrmtable/ai'
import { type JsonObject, type Seat, seededDice } from '@wyrmtable/kernel'
import { bot } from '../bot/index.ts'
import type { Cause } from '../data/words.ts'
import type { Event } from '../rules/events.ts'
import { dragonsWrath as game } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** What one game of computers tells about the balance of decks and seats (DW-27). */
export interface GameRecord {
  /** Deck of each seat. */
  readonly decks: readonly string[]
  readonly winner: Seat | null
  readonly isLimit: boolean
  readonly turns: number
  /** First in the order of the first combat. */
  readonly first: Seat
  /** Who held more provinces after year 4 of a duel; null where nobody did. */
  readonly leader: Seat | null
  /** Real questions, by seat: more than one answer was possible. */
  readonly decisions: readonly number[]
  readonly lost: Readonly<Record<Cause, number>>
  /** Kinds of objects that were attached. */
  readonly kinds: readonly string[]
  /** Cards that each seat drew. */
  readonly drawn: readonly (readonly string[])[]
  /** Year in which the first player went out. */
  readonly firstOut: number
}

const LEADER_YEAR = 4

/** A game between computers that look one action ahead and know no more than their seats. */
export async function playRecorded(
  decks: readonly string[],
  seed: string,
  variants: JsonObject = {},
): Promise<GameRecord> {
  const options = game.options.parse({ ...variants, decks: [...decks] })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const dice = seededDice(seed)
  const guess = seededDice(`${seed}/imagined`)
  const state = game.setup(options.value, decks.length, dice)
  const players = decks.map((_, seat) => greedyPlayer(game, bot, { seed: `${seed}/${seat}` }))
  const notes = new Notes(state)
  for (;;) {
    const [seat] = game.toAct(state)
    if (seat === undefined) break
    const listed = game.actions(state, seat)
    if (listed.length > 1) notes.decisions[seat] = (notes.decisions[seat] ?? 0) + 1
    const [only] = listed
    const chosen =
      listed.length === 1
        ? only
        : await players[seat]?.choose(imagined(game, bot, game.view(state, seat), seat, guess), seat)
    if (chosen === undefined) throw new Error(`${seed}: nothing to do`)
    game.apply(state, seat, chosen, dice, (event) => notes.take(event, state))
  }
  return notes.record(decks, state)
}

class Notes {
  readonly decisions: number[]
  readonly #lost: Record<Cause, number> = { attack: 0, payment: 0, effect: 0, sacrifice: 0 }
  readonly #kinds = new Set<string>()
  readonly #drawn: Set<string>[]
  #first: Seat = 0
  #leader: Seat | null = null
  #firstOut = 0

  constructor(state: State) {
    this.decisions = state.players.map(() => 0)
    this.#drawn = state.players.map(({ hand }) => new Set(hand.map(({ card }) => card)))
  }

  take(event: Event, state: State): void {
    if (event.type === 'provinceDiscarded') this.#lost[event.cause]++
    else if (event.type === 'objectAttached') this.#kinds.add(event.card)
    else if (event.type === 'drew')
      for (const { card } of event.cards ?? []) this.#drawn[event.seat]?.add(card)
    else if (event.type === 'playerEliminated' && this.#firstOut === 0) this.#firstOut = state.turn
    else if (event.type === 'combatTurnBegan' && state.turn === 1 && event.seat === state.order[0]) {
      this.#first = event.seat
    } else if (event.type === 'stepBegan' && event.step === 'E4' && event.turn === LEADER_YEAR) {
      const [a = 0, b = 0] = state.players.map(({ provinces }) => provinces.length)
      this.#leader = a === b ? null : a > b ? 0 : 1
    }
  }

  record(decks: readonly string[], { ending, turn }: State): GameRecord {
    return {
      decks,
      winner: ending?.winners[0] ?? null,
      isLimit: ending?.reason === 'turnLimit',
      turns: turn,
      first: this.#first,
      leader: this.#leader,
      decisions: this.decisions,
      lost: this.#lost,
      kinds: [...this.#kinds],
      drawn: this.#drawn.map((cards) => [...cards]),
      firstOut: this.#firstOut === 0 ? turn : this.#firstOut,
    }
  }
}
