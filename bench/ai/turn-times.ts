/**
 * How much of what a level promises its turns take: all seats think at full time, each turn's decisions are added up.
 * By default on the clock of the processor, so that a busy machine tells the same; `--wall` by the clock on the wall.
 *
 *     node bench/ai/turn-times.ts dragon-noir squire 20 --scenario two-wizards --seats 2 --seed t
 */
import { parseArgs } from 'node:util'
import {
  ANSWER_SHARE,
  createThinker,
  imagined,
  isLevelName,
  levels,
  type ThinkerOptions,
} from '@wyrmtable/ai'
import { type BotRoom, type Game, type Seat, seededDice, type Tagged } from '@wyrmtable/kernel'
import { manifests } from '../../games/index.ts'
import { percentile } from './promise.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string', default: 't' },
    wall: { type: 'boolean', default: false },
  },
})
const [id, level = 'squire', wanted = '20'] = positionals
const manifest = manifests.find((one) => one.id === id)
if (manifest === undefined || !isLevelName(level)) throw new Error('which game, and which level?')
const promised = levels[level]
const { game } = await manifest.rules()
const { bot } = await manifest.bot()
const scenario =
  values.scenario === undefined
    ? manifest.scenarios[0]
    : manifest.scenarios.find((one) => one.id === values.scenario)
if (scenario === undefined) throw new Error(`${manifest.id} has no scenario ${values.scenario}`)

const { wall, seed } = values
const now = wall
  ? () => performance.now()
  : () => {
      const { user, system } = process.threadCpuUsage()
      return (user + system) / 1000
    }

/** Milliseconds of one seat in one turn: of its own, or of answers in another's. */
interface Turn {
  readonly isAnswer: boolean
  ms: number
  longest: number
  decisions: number
}
const turns: Turn[] = []
const most = Number(wanted)
const isEnough = (): boolean => turns.filter(({ isAnswer }) => !isAnswer).length > most
for (let match = 0; !isEnough(); match++) await playOne(game, bot, match)

async function playOne<S, A extends Tagged, E extends Tagged, O, V>(
  rules: Game<S, A, E, O, V>,
  room: BotRoom<S, A, V>,
  match: number,
): Promise<void> {
  const options = rules.options.parse(scenario?.options ?? {})
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const dice = seededDice(`${seed}/${match}`)
  const seats = Number(values.seats ?? manifest?.minSeats)
  const state = rules.setup(options.value, seats, dice)
  const how = (seat: number): ThinkerOptions<S, A> => ({
    level: promised,
    seed: `${seed}/${match}/${seat}`,
    now,
  })
  const thinkers = Array.from({ length: seats }, (_, seat) => createThinker(rules, room, how(seat)))
  const underWay = new Map<string, Turn>()
  for (let step = 0; !isEnough(); step++) {
    const [seat] = rules.toAct(state)
    if (seat === undefined) return
    const isAnswer = room.turnOwner !== undefined && room.turnOwner(state) !== seat
    const key = `${seat}/${room.turnKey?.(state) ?? step}/${isAnswer}`
    let turn = underWay.get(key)
    if (turn === undefined) {
      turn = { isAnswer, ms: 0, longest: 0, decisions: 0 }
      underWay.set(key, turn)
      turns.push(turn)
    }
    const seen = imagined(rules, room, rules.view(state, seat), seat, seededDice(`${seed}/${match}/${step}`))
    const start = now()
    const action = await thinkers[seat]?.choose(seen, seat as Seat)
    const ms = now() - start
    turn.ms += ms
    turn.longest = Math.max(turn.longest, ms)
    turn.decisions++
    if (action === undefined) return
    rules.apply(state, seat, action, dice, () => {})
  }
}

/** Median, 99th of a hundred and most, as shares of the promise. */
function tell(name: string, some: readonly Turn[], promiseMs: number): void {
  if (some.length === 0) return
  const shares = some.map(({ ms }) => ms / promiseMs)
  const [median, late, worst] = [percentile(shares, 0.5), percentile(shares, 0.99), Math.max(...shares)]
  const decisions = some.reduce((sum, one) => sum + one.decisions, 0) / some.length
  const longest = Math.max(...some.map((one) => one.longest))
  console.log(
    `${manifest?.id} ${scenario?.id} ${level} ${name}: ${some.length} turns, median ${median.toFixed(2)}, p99 ${late.toFixed(2)}, ` +
      `slowest ${worst.toFixed(2)}; ${decisions.toFixed(1)} decisions a turn, the longest ${longest.toFixed(0)} ms`,
  )
}
const { turnMs } = promised
// The last turns were not played to their end.
tell('turns', turns.filter(({ isAnswer }) => !isAnswer).slice(0, most), turnMs)
tell(
  'answers',
  turns.filter(({ isAnswer }) => isAnswer),
  turnMs * ANSWER_SHARE,
)
