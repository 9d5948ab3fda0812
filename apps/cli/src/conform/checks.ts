import { imagined } from '@wyrmtable/ai'
import {
  type BotRoom,
  createMatch,
  type Game,
  type Json,
  type Match,
  optionsFor,
  readJson,
  type Seat,
  seededDice,
} from '@wyrmtable/kernel'
import { LOADING_MS, patienceMs } from '../opponents/engine-opponent.ts'
import type { EngineProcess } from '../opponents/engine-process.ts'

/** What is asked of a program that says it is an engine, in the order in which it is asked. */
export const checkNames = [
  'greets',
  'isReady',
  'skipsUnknown',
  'playsLegally',
  'keepsTime',
  'stops',
  'answersWhileThinking',
  'refusesNonsense',
  'quits',
] as const
type CheckName = (typeof checkNames)[number]

export interface CheckResult {
  readonly check: CheckName
  readonly passed: boolean
  /** What it said instead, or how long it took. */
  readonly what?: string
}

export interface ConformSetup {
  readonly game: Game
  readonly bot: BotRoom
  readonly options: Json
  readonly seed: string
  /** How many decisions of random matches it is asked for. */
  readonly positions: number
  /** Milliseconds for each. */
  readonly ms: number
}

/** What any answer may take that needs no thinking. */
const promptMs = 5_000
/** Actions by lot between two decisions that are asked for, at most. */
const stride = 12

/** Asks everything of a program that was just started; what it cannot answer does not keep the rest from being asked. */
export async function* conform(engine: EngineProcess, setup: ConformSetup): AsyncGenerator<CheckResult> {
  const { game, ms } = setup
  const greeting = await heard(engine, 'wyrmok', LOADING_MS, () => engine.send('wyrm'))
  const missing = ['id name ', 'protocol 1', `game ${game.id}`].find(
    (line) => !greeting.lines.some((said) => said.startsWith(line)),
  )
  yield judged('greets', greeting.isThere && missing === undefined, missing ?? greeting.last)

  const ready = () => heard(engine, 'readyok', promptMs, () => engine.send('isready'))
  yield told('isReady', await ready())

  const skipped = await heard(engine, 'readyok', promptMs, () => {
    engine.send('frobnicate 7')
    engine.send('isready')
  })
  // It may say so to people.
  const said = skipped.lines.filter((line) => !line.startsWith('info '))
  yield judged('skipsUnknown', skipped.isThere && said.length === 1, said[0])

  // It may have a game to load. What it has against the set-up comes before it says that it is ready.
  const begins = await heard(engine, 'readyok', LOADING_MS, () => {
    engine.send(`newgame ${game.id} ${JSON.stringify(setup.options)}`)
    engine.send('isready')
  })
  let late: string | undefined
  let wrong = begins.lines.find((line) => line.startsWith('error '))
  const decisions = decisionsOf(setup)
  for (const [place, { match, seat }] of decisions.entries()) {
    const patience = patienceMs(ms, place === 0)
    const begun = performance.now()
    const answer = await heard(engine, 'bestaction ', patience, () => {
      engine.send(`position ${positionOf(setup, match, seat)}`)
      engine.send(`go seat ${game.seatIds[seat]} ms ${ms}`)
    })
    const tookMs = performance.now() - begun
    if (tookMs > patience) late ??= `${Math.round(tookMs)} ms`
    wrong ??= faultOf(match, seat, answer)
    if (!answer.isThere) break
  }
  yield judged('playsLegally', wrong === undefined && decisions.length > 0, wrong)
  yield judged('keepsTime', late === undefined, late)

  const [first] = decisions
  if (first !== undefined) {
    let isReady = false
    const thinking = await heard(
      engine,
      'bestaction ',
      promptMs,
      () => {
        engine.send(`position ${positionOf(setup, first.match, first.seat)}`)
        engine.send(`go seat ${game.seatIds[first.seat]} infinite`)
        engine.send('isready')
      },
      (line) => {
        if (line !== 'readyok' || isReady) return
        isReady = true
        engine.send('stop')
      },
    )
    const stopped =
      thinking.isThere || isReady
        ? thinking
        : await heard(engine, 'bestaction ', promptMs, () => engine.send('stop'))
    yield told('stops', stopped)
    // Where there is nothing to think about it may have answered before it was asked anything else.
    if (thinking.isThere && !isReady) isReady = (await ready()).isThere
    yield judged('answersWhileThinking', isReady, thinking.last)
  }
  const nonsense = await heard(engine, 'error ', promptMs, () => engine.send('position {"position":'))
  const alive = await ready()
  yield judged('refusesNonsense', nonsense.isThere && alive.isThere, nonsense.last)

  const begun = performance.now()
  const hasEnded = await engine.quits(promptMs)
  yield judged('quits', hasEnded, `${Math.round(performance.now() - begun)} ms`)
}

interface Heard {
  readonly isThere: boolean
  readonly lines: readonly string[]
  /** The line that was waited for, or why it did not come. */
  readonly last: string | undefined
}

/** Says something and takes lines until one begins so; each is given to `hears` first. */
async function heard(
  engine: EngineProcess,
  wanted: string,
  ms: number,
  say: () => void,
  hears: (line: string) => void = () => {},
): Promise<Heard> {
  const lines: string[] = []
  try {
    const coming = engine.until((line) => {
      lines.push(line)
      hears(line)
      return line.startsWith(wanted) ? line : undefined
    }, ms)
    say()
    return { isThere: true, lines, last: await coming }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { isThere: false, lines, last: lines.at(-1) ?? why }
  }
}

const judged = (check: CheckName, passed: boolean, what: string | undefined): CheckResult =>
  what === undefined ? { check, passed } : { check, passed, what: what.slice(0, 200) }

const told = (check: CheckName, { isThere, last }: Heard): CheckResult => judged(check, isThere, last)

interface Decision {
  readonly match: Match
  readonly seat: Seat
}

/** Decisions of matches that are played by lot, each in a match of its own. */
function decisionsOf({ game, options, seed, positions }: ConformSetup): readonly Decision[] {
  return Array.from({ length: positions }, (_, index): Decision | undefined => {
    const dice = seededDice(`${seed}/conform/${index}`)
    const count = Math.max(game.minSeats, 2)
    const created = createMatch(
      game,
      {
        id: `conform-${index}`,
        seats: game.seatIds.slice(0, count).map((id) => ({ id, name: id, kind: 'computer' })),
        options,
        dice: { kind: 'seeded', seed: `${seed}/conform/${index}` },
        createdAt: 0,
      },
      seededDice(`${seed}/conform/${index}`),
    )
    if (!created.ok) throw new Error(`the options were refused: ${JSON.stringify(created.fault)}`)
    const match = created.value
    for (let step = 0; step < index * stride; step++) {
      const [seat] = match.toAct()
      const actions = seat === undefined ? [] : game.actions(match.state, seat)
      const action = actions[dice.pick(Math.max(1, actions.length), 'conform')]
      if (seat === undefined || action === undefined || !match.play(seat, action, step + 1).ok) break
    }
    const [seat] = match.toAct()
    return seat === undefined ? undefined : { match, seat }
  }).filter((decision) => decision !== undefined)
}

/** What the seat may know, as an arena would send it. */
function positionOf({ game, bot, seed }: ConformSetup, match: Match, seat: Seat): string {
  const state = imagined(game, bot, game.view(match.state, seat), seat, seededDice(`${seed}/${match.seq}`))
  return JSON.stringify({ options: optionsFor(match, seat), position: game.encode(state) })
}

/** What is wrong with an answer, if anything is. */
function faultOf(match: Match, seat: Seat, answer: Heard): string | undefined {
  const { game } = match
  if (!answer.isThere) return answer.last ?? ''
  const [, by, json = ''] = /^bestaction (\S+) (.*)$/.exec(answer.last?.trim() ?? '') ?? []
  const read = readJson(json)
  const action = read.ok ? game.action.parse(read.value) : undefined
  if (by !== game.seatIds[seat] || action?.ok !== true) return answer.last
  const refusal = match.check(seat, action.value)
  return refusal === undefined ? undefined : `${answer.last} (${refusal.type})`
}
