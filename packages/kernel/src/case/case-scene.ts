import type { BotRoom } from '../game/bot-room.ts'
import type { Game, Seat, Tagged, Viewer } from '../game/contract.ts'
import { seatOf } from '../game/turn.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'

/** How a bot imagines what a seat cannot know. */
export type Imagining<S, A extends Tagged, V> = Pick<BotRoom<S, A, V>, 'imagine'>

/** Where a case stands: the state, and the events that expectations of this place look at. */
export interface Scene<S, A extends Tagged, E extends Tagged, O, V> {
  readonly game: Game<S, A, E, O, V>
  readonly room: Imagining<S, A, V>
  readonly state: S
  readonly events: readonly Json[]
}

/** One expectation that does not hold. */
export interface CaseFailure {
  /** JSON pointer into the case. */
  readonly path: string
  readonly what: FailureKind
  readonly expected: Json
  readonly found: Json
}

const failureKinds = [
  'game', // the case is of another game
  'start', // options or position are at fault: found is the fault
  'seat', // the game has no such seat
  'action', // not an action of the game: found is the fault
  'refused', // accepted where a refusal was expected, or for another reason
  'accepted', // refused where it should be accepted: found is the refusal
  'unchanged', // a refused action changed the state
  'dice', // a die is missing, impossible or left over
  'threw', // a rule threw: found is the message
  'legal',
  'illegal',
  'event',
  'noEvent',
  'state',
  'view',
  'toAct',
  'outcome',
  'actions',
  'odds',
] as const
export type FailureKind = (typeof failureKinds)[number]

export function viewerOf(seatIds: readonly string[], id: string): Viewer | undefined {
  return id === 'spectator' ? id : seatOf(seatIds, id)
}

export function seatNames(seatIds: readonly string[], seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => seatIds[seat] ?? `${seat}`)
}

/** The state as cases see it. */
export function encoded<S, A extends Tagged, E extends Tagged, O, V>(scene: Scene<S, A, E, O, V>): Json {
  return jsonOf(scene.game.encode(scene.state))
}
