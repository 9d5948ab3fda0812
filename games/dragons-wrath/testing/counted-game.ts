import { type Json, jsonOf, seededDice } from '@wyrmtable/kernel'
import { dragonsWrath as game } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { census, instanceIds } from './invariants.ts'
import { randomDeck } from './random-deck.ts'

/** Options with a random legal deck for each seat, and variants by chance. */
function randomOptions(seed: string, seats: number): Json {
  const dice = seededDice(`${seed}/options`)
  const random = (n: number): number => dice.pick(n, 'option')
  const either = <T>(one: T, other: T): T => (random(4) === 0 ? other : one)
  return jsonOf({
    decks: Array.from({ length: seats }, () => randomDeck(random)),
    mulligan: either('none', 'once'),
    sacrificeTiming: either('magicPhase', 'anytime'),
    sacrificeLimit: either('perPlayer', 'perTable'),
    objectTarget: either('own', 'any'),
    objectReplace: either('forbid', 'allow'),
    guardScope: either('combatTurn', 'game'),
    combatOrder: either('descending', 'ascending'),
    simultaneousElimination: either('draw', 'order'),
    ritualsSurviveElimination: either(false, true),
  })
}

export interface CountedGame {
  readonly seed: string
  readonly seats: number
  /** Counts all cards after one action in so many. */
  readonly every: number
  /** Looks at the state after each action. */
  readonly look?: (state: State) => void
}

export interface Counted {
  readonly actions: number
  readonly turns: number
  readonly reason: string
}

const MOST_ACTIONS = 20_000

/**
 * Plays a random game over random legal decks; now and then somebody gives up. Throws where somebody is asked
 * and can do nothing, where a card is lost, made or lies in two places, and where the game does not end.
 */
export function playCounted({ seed, seats, every, look }: CountedGame): Counted {
  const options = game.options.parse(randomOptions(seed, seats))
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const dice = seededDice(seed)
  const chooser = seededDice(`${seed}/choices`)
  const state = game.setup(options.value, seats, dice)
  const before = census(state)
  let actions = 0
  for (; game.outcome(state) === undefined; actions++) {
    if (actions > MOST_ACTIONS) throw new Error(`${seed}: no end`)
    const toAct = game.toAct(state)
    const asked = toAct[chooser.pick(Math.max(1, toAct.length), 'seat')]
    if (asked === undefined) throw new Error(`${seed}: nobody can act`)
    const leaves = chooser.pick(2000, 'leave') === 0
    const seat = leaves ? chooser.pick(seats, 'who') : asked
    const free = leaves ? (game.atAnyTime?.(state, seat) ?? []) : []
    const listed = free.length > 0 ? free : game.actions(state, asked)
    const action = listed[chooser.pick(Math.max(1, listed.length), 'action')]
    if (action === undefined) throw new Error(`${seed}: seat ${asked} is stuck`)
    game.apply(state, free.length > 0 ? seat : asked, action, dice, () => {})
    look?.(state)
    if (actions % every === 0) mustHold(state, before, `${seed}, ${JSON.stringify(action)}`)
  }
  mustHold(state, before, `${seed}, at the end`)
  return { actions, turns: state.turn, reason: state.ending?.reason ?? '' }
}

function mustHold(state: State, before: ReadonlyMap<string, number>, where: string): void {
  const after = census(state)
  if (before.size !== after.size || [...before].some(([key, n]) => after.get(key) !== n)) {
    throw new Error(`${where}: cards were lost or made`)
  }
  const ids = instanceIds(state)
  if (new Set(ids).size !== ids.length) throw new Error(`${where}: an id twice`)
}
