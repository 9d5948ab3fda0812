import { createThinker, imagined, type Level, type ThinkerOptions } from '@wyrmtable/ai'
import { type BotRoom, type Game, type Manifest, type Seat, seededDice, type Tagged } from '@wyrmtable/kernel'

/** Milliseconds of one seat in one turn: of its own, or of answers in another's. */
export interface Turn {
  readonly isAnswer: boolean
  ms: number
  longest: number
  decisions: number
  /** Decisions that were thought about; openings and forced steps are not. */
  thought: number
}

export interface TurnOptions {
  readonly scenario: string
  readonly seats: number
  readonly seed: string
  readonly now: () => number
}

/** The clock of the thread that asks: a busy machine tells the same as an idle one. */
export const threadClock = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * So many turns of a level at full time on all seats, each with all its decisions added up, and the answers in between.
 * Turns in which nothing was thought about, as set-ups, are not counted.
 */
export async function turnsOf(
  manifest: Manifest,
  level: Level,
  wanted: number,
  options: TurnOptions,
): Promise<readonly Turn[]> {
  const { game } = await manifest.rules()
  const { bot } = await manifest.bot()
  const scenario = manifest.scenarios.find(({ id }) => id === options.scenario)
  if (scenario === undefined) throw new Error(`${manifest.id} has no scenario ${options.scenario}`)
  const parsed = game.options.parse(scenario.options)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  const turns: Turn[] = []
  const own = () => turns.filter(({ isAnswer, thought }) => !isAnswer && thought > 0)
  // The last one is not played to its end.
  const isEnough = (): boolean => own().length > wanted
  for (let match = 0; !isEnough(); match++)
    await playOne(game, bot, parsed.value, level, match, turns, isEnough, options)
  return [...own().slice(0, wanted), ...turns.filter(({ isAnswer }) => isAnswer)]
}

async function playOne<S, A extends Tagged, E extends Tagged, O, V>(
  rules: Game<S, A, E, O, V>,
  room: BotRoom<S, A, V>,
  setting: O,
  level: Level,
  match: number,
  turns: Turn[],
  isEnough: () => boolean,
  { seats, seed, now }: TurnOptions,
): Promise<void> {
  const dice = seededDice(`${seed}/${match}`)
  const state = rules.setup(setting, seats, dice)
  const how = (seat: number): ThinkerOptions<S, A> => ({ level, seed: `${seed}/${match}/${seat}`, now })
  const thinkers = Array.from({ length: seats }, (_, seat) => createThinker(rules, room, how(seat)))
  const underWay = new Map<string, Turn>()
  for (let step = 0; !isEnough(); step++) {
    const [seat] = rules.toAct(state)
    if (seat === undefined) return
    const isAnswer = room.turnOwner !== undefined && room.turnOwner(state) !== seat
    const key = `${seat}/${room.turnKey?.(state) ?? step}/${isAnswer}`
    let turn = underWay.get(key)
    if (turn === undefined) {
      turn = { isAnswer, ms: 0, longest: 0, decisions: 0, thought: 0 }
      underWay.set(key, turn)
      turns.push(turn)
    }
    const seen = imagined(rules, room, rules.view(state, seat), seat, seededDice(`${seed}/${match}/${step}`))
    const start = now()
    const thought = await thinkers[seat]?.think(seen, seat as Seat)
    const ms = now() - start
    turn.ms += ms
    turn.longest = Math.max(turn.longest, ms)
    turn.decisions++
    if (thought === undefined) return
    if (thought.report !== undefined) turn.thought++
    rules.apply(state, seat, thought.action, dice, () => {})
  }
}
