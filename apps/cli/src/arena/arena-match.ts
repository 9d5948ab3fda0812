import { imagined } from '@wyrmtable/ai'
import {
  type BotRoom,
  createMatch,
  type Game,
  type Json,
  type Match,
  type Seat,
  seededDice,
} from '@wyrmtable/kernel'
import type { EngineOpponent } from '../opponents/engine-opponent.ts'
import { EngineFailed } from '../opponents/engine-process.ts'
import type { Watch } from '../opponents/opponent.ts'
import { playOut } from '../simulate/play-out.ts'
import type { Bench, Entrant } from './entrant.ts'

export interface ArenaSetup {
  readonly game: Game
  readonly bot: BotRoom
  readonly options: Json
  readonly seed: string
  /** A match that is not over after so many actions is a draw. */
  readonly maxActions: number
}

/** What came of a match in an arena. */
export interface ArenaResult {
  readonly match: Match
  readonly turns: number
  /** 1, 0.5 or 0 for the one in seat 0. */
  readonly score: number
  /** Who lost by answering nothing that the rules allow, or nothing in time, or by ending. */
  readonly failed?: { readonly entrant: string; readonly code: EngineFailed['code']; readonly what: string }
}

const unhurried: Watch = { hurry: new AbortController().signal, onProgress: () => {} }

/** Plays one match between two programs. A program that fails loses. */
export async function arenaMatch(
  setup: ArenaSetup,
  seats: readonly Entrant[],
  bench: Bench,
): Promise<ArenaResult> {
  const { game, bot, options, seed, maxActions } = setup
  const created = createMatch(
    game,
    {
      id: `arena-${seed}`,
      seats: seats.map(({ name }, seat) => ({
        id: game.seatIds[seat] ?? '',
        name: name.slice(0, 40),
        kind: 'computer',
      })),
      options,
      dice: { kind: 'seeded', seed },
      createdAt: 0,
    },
    seededDice(seed),
  )
  if (!created.ok) throw new Error(`the options were refused: ${JSON.stringify(created.fault)}`)
  const match = created.value
  let asked: Seat = 0
  const engines: EngineOpponent[] = []
  try {
    for (const [seat, entrant] of seats.entries()) {
      asked = seat
      engines.push(await bench.take(entrant))
    }
    const played = await playOut(
      match,
      (seat) => {
        const engine = engines[seat]
        if (engine === undefined) throw new Error(`nobody plays seat ${seat}`)
        asked = seat
        const view = game.view(match.state, seat)
        const state = imagined(game, bot, view, seat, seededDice(`${seed}/${seat}/seen/${match.seq}`))
        return engine.choose(match, { view, state }, seat, unhurried)
      },
      maxActions,
    )
    for (const [seat, entrant] of seats.entries()) {
      const engine = engines[seat]
      if (engine !== undefined) bench.giveBack(entrant, engine)
    }
    const { winners = [] } = match.outcome() ?? {}
    const score = winners.length === 1 ? (winners[0] === 0 ? 1 : 0) : 0.5
    return { match, turns: played.turns, score }
  } catch (error) {
    await Promise.all(engines.map((engine) => engine.end()))
    if (!(error instanceof EngineFailed)) throw error
    const { code, message } = error
    const failed = { entrant: seats[asked]?.name ?? '', code, what: message }
    return { match, turns: 0, score: asked === 0 ? 0 : 1, failed }
  }
}
