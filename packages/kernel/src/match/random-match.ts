import { seededDice } from '../dice/seeded-dice.ts'
import type { Game, Seat, Tagged } from '../game/contract.ts'
import { unattendedOptions } from '../game/unattended.ts'
import type { Json } from '../json/json.ts'
import { createMatch } from './create-match.ts'
import type { Match } from './match.ts'

export interface RandomMatchOptions<State, Action extends Tagged> {
  readonly seed: number | string
  /** As from outside; absent: the game's defaults. An end that a match without people needs is put in. */
  readonly options?: Json
  /** Absent: as many seats as the game has. */
  readonly seats?: number
  readonly position?: Json
  /** Stops there even if the match is not over. */
  readonly maxActions?: number
  /** Chooses an action among those listed; absent: any, each as likely. */
  readonly pick?: (
    actions: readonly Action[],
    state: State,
    seat: Seat,
    random: (n: number) => number,
  ) => Action
}

/**
 * Plays a match by choosing among the listed actions. The same seed gives the same match; its dice are
 * seeded with it too, so the replay can be verified. Times are the numbers of the entries. Throws if the
 * options or position are not the game's, if a seat to act has no action, or if a listed one is refused.
 */
export function randomMatch<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  how: RandomMatchOptions<S, A>,
): Match<S, A, E, O, V> {
  const { seed, position, maxActions = 10_000, pick } = how
  const seatIds = game.seatIds.slice(0, how.seats ?? game.seatIds.length)
  const options = endingOptions(game, how.options, seatIds.length)
  const created = createMatch(
    game,
    {
      id: `random-${seed}`,
      seats: seatIds.map((id) => ({ id, name: id, kind: 'computer' })),
      dice: { kind: 'seeded', seed },
      createdAt: 0,
      ...(options === undefined ? {} : { options }),
      ...(position === undefined ? {} : { position }),
    },
    seededDice(seed),
  )
  if (!created.ok) throw new Error(`${game.id}: ${JSON.stringify(created.fault)}`)
  const match = created.value
  // Choices and dice come from two sources, so that a change of one does not move the other.
  const chooser = seededDice(`${seed}/choices`)
  const random = (n: number): number => (n === 1 ? 0 : chooser.pick(n, 'choice'))
  for (let played = 0; played < maxActions; played++) {
    const toAct = match.toAct()
    const seat = toAct[random(Math.max(1, toAct.length))]
    if (seat === undefined) break
    const actions = game.actions(match.state, seat)
    if (actions.length === 0) throw new Error(`${game.id}: seat ${seat} is to act and has no action`)
    const action = pick?.(actions, match.state, seat, random) ?? actions[random(actions.length)]
    if (action === undefined) break
    const accepted = match.play(seat, action, played + 1)
    if (!accepted.ok) {
      throw new Error(
        `${game.id}: listed ${JSON.stringify(action)} is refused: ${JSON.stringify(accepted.fault)}`,
      )
    }
  }
  return match
}

/** Left as they are where nothing needs to be put in; what else is wrong with them is for `createMatch` to say. */
function endingOptions<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  options: Json | undefined,
  seats: number,
): Json | undefined {
  const unattended = unattendedOptions(game, options ?? {}, seats)
  return unattended.ok && unattended.value.remedied !== undefined ? unattended.value.options : options
}
