import { greedyPlayer, imagined, type Player, randomPlayer } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import {
  absentDice,
  type BotRoom,
  decodeView,
  type Game,
  manifestNamed,
  readAnyVersion,
  type Seat,
  seededDice,
  type Tagged,
  verifyReplay,
} from '@wyrmtable/kernel'
import { playOut } from './play-out.ts'
import type { BotQuestion, FromWorker, ToWorker, Verification } from './worker-messages.ts'

/** Where computers think and replays are verified, so that the page never waits. */
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  answer(data).then(
    (message) => self.postMessage(message),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      self.postMessage({ type: 'failed', id: data.id, reason } satisfies FromWorker)
    },
  )
}

async function answer(message: ToWorker): Promise<FromWorker> {
  const { id } = message
  if (message.type === 'verify') return { type: 'verified', id, verification: await verify(message.replay) }
  if (message.type === 'playOut') {
    return {
      type: 'playedOut',
      id,
      winners: await playOut(await roomsOf(message.contest.game), message.contest),
    }
  }
  return { type: 'chosen', id, actions: await choose(message.question, message.seed) }
}

/** After so long an answer is given, even where the seat has more to decide. */
const patienceMs = 150

/** What the seat does now, and goes on to do as long as no die falls and it is still to act. */
async function choose(question: BotQuestion, seed: string): Promise<readonly Tagged[]> {
  const { game, bot } = await roomsOf(question.game)
  const options = game.options.parse(question.options)
  if (!options.ok) throw new Error(`options: ${options.fault.code}`)
  const view = decodeView(game, question.view, options.value)
  if (!view.ok) throw new Error(`view: ${view.fault.code} ${view.fault.path}`)
  const { seat } = question
  const player = playerOf(question.level, game, bot, seed)
  const seen = imagined(game, bot, view.value, seat, seededDice(`${seed}/seen`))
  const actions: Tagged[] = []
  const until = performance.now() + patienceMs
  do {
    const action = await player.choose(seen, seat)
    actions.push(action)
    // What is imagined beyond one action may be otherwise in truth.
    if (game.hasSecrets || !applyWithoutDice(game, seen, seat, action)) break
  } while (game.toAct(seen).includes(seat) && performance.now() < until)
  return actions
}

/** Whether the action could be done without a die; where not, the state is of no more use. */
function applyWithoutDice(game: Game, state: unknown, seat: Seat, action: Tagged): boolean {
  try {
    game.apply(state, seat, action, absentDice(), () => {})
    return true
  } catch {
    return false
  }
}

function playerOf(level: string, game: Game, bot: BotRoom, seed: string): Player {
  return level === 'greedy' ? greedyPlayer(game, bot, { seed }) : randomPlayer(game, { seed, bot })
}

async function verify(json: Extract<ToWorker, { type: 'verify' }>['replay']): Promise<Verification> {
  const read = await readAnyVersion(manifests, json)
  if (!read.ok) return read
  const { game, replay, rulesOf } = read.value
  const verified = verifyReplay(game, replay, undefined, rulesOf)
  if (!verified.ok) return verified
  return { ok: true, dice: verified.value.dice, finalHash: verified.value.finalHash }
}

async function roomsOf(name: string): Promise<{ readonly game: Game; readonly bot: BotRoom }> {
  const manifest = manifestNamed(manifests, name)
  if (manifest === undefined) throw new Error(`no game ${name}`)
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  return { game, bot }
}
