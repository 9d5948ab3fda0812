import { greedyPlayer, type Player, randomPlayer } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { type BotRoom, type Game, readReplay, verifyReplay } from '@wyrmtable/kernel'
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
  return { type: 'chosen', id, action: await choose(message.question, message.seed) }
}

async function choose(question: BotQuestion, seed: string) {
  const { game, bot } = await roomsOf(question.game)
  const options = game.options.parse(question.options)
  if (!options.ok) throw new Error(`options: ${options.fault.code}`)
  const state = game.decode(question.position, options.value)
  if (!state.ok) throw new Error(`position: ${state.fault.code} ${state.fault.path}`)
  return playerOf(question.level, game, bot, seed).choose(state.value, question.seat)
}

function playerOf(level: string, game: Game, bot: BotRoom, seed: string): Player {
  return level === 'greedy' ? greedyPlayer(game, bot, { seed }) : randomPlayer(game, { seed, bot })
}

async function verify(json: Extract<ToWorker, { type: 'verify' }>['replay']): Promise<Verification> {
  const id = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined
  const { game } = await roomsOf(String(id))
  const replay = readReplay(json, () => game)
  if (!replay.ok) return replay
  const verified = verifyReplay(game, replay.value)
  if (!verified.ok) return verified
  return { ok: true, dice: verified.value.dice, finalHash: verified.value.finalHash }
}

async function roomsOf(id: string): Promise<{ readonly game: Game; readonly bot: BotRoom }> {
  const manifest = manifests.find((one) => one.id === id)
  if (manifest === undefined) throw new Error(`no game ${id}`)
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  return { game, bot }
}
