import { imagined } from '@wyrmtable/ai'
import {
  type BotRoom,
  createMatch,
  type EntriesRoom,
  type Game,
  type Json,
  type Match,
  type Outcome,
  type Replay,
  type Seat,
  seededDice,
  toReplay,
  verifyReplay,
} from '@wyrmtable/kernel'
import { createPlayer, type PlayerKind } from '../players.ts'
import { type PlayedOut, playOut } from './play-out.ts'

/** What a match of a simulation starts from; all of it may cross to another thread. */
export interface SimulationSetup {
  readonly gameId: string
  readonly seats: readonly PlayerKind[]
  readonly options: Json
  readonly seed: string
  /** Factor for the thinking times of levels; absent: they count playouts, and no clock matters. */
  readonly scale?: number
  /** Whether the replay of every match is wanted; that of a failed one is always given. */
  readonly wantsReplays: boolean
  /** Whether each finished match is checked again from its replay, die by die. */
  readonly verifies: boolean
  /** A match that is not over after so many actions has failed. */
  readonly maxActions: number
}

export interface MatchResult {
  /** Which match of the simulation, from 0; it and the seed decide everything that happens. */
  readonly index: number
  readonly seed: string
  readonly actions: number
  /** How often the turn to act passed to another seat. */
  readonly turns: number
  /** Who came first, and rounds in the game's own measure, where the game tells them. */
  readonly first?: Seat
  readonly rounds?: number
  readonly outcome?: Outcome
  readonly error?: string
  readonly replay?: Replay
}

export interface SimulationRooms {
  readonly game: Game
  readonly bot: BotRoom
  readonly entries?: EntriesRoom | undefined
}

/** Plays one match between computers. Nothing but the set-up and the index decides how it goes. */
export async function simulateMatch(
  { game, bot, entries }: SimulationRooms,
  setup: SimulationSetup,
  index: number,
): Promise<MatchResult> {
  const seed = `${setup.seed}/${index}`
  const created = createMatch(
    game,
    {
      id: `simulation-${seed}`,
      seats: setup.seats.map((kind, seat) => ({
        id: game.seatIds[seat] ?? '',
        name: kind,
        kind: 'computer',
        level: kind,
      })),
      options: setup.options,
      dice: { kind: 'seeded', seed },
      createdAt: 0,
    },
    seededDice(seed),
  )
  if (!created.ok) throw new Error(`the options were refused: ${JSON.stringify(created.fault)}`)
  const match = created.value
  let first: Seat | undefined
  const played = await playBetween(match, bot, setup, seed, () => {
    first ??= entries?.first?.(match.state)
  })
  const { turns } = played
  const rounds = entries?.rounds?.(match.state)
  const error = played.error ?? (setup.verifies ? faultOf(match) : undefined)
  const outcome = match.outcome()
  return {
    index,
    seed,
    actions: match.seq,
    turns,
    ...(first === undefined ? {} : { first }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(error === undefined ? {} : { error }),
    ...(error !== undefined || setup.wantsReplays ? { replay: toReplay(match) } : {}),
  }
}

/** What `verify` would find wrong with the match's replay. */
function faultOf(match: Match): string | undefined {
  const verified = verifyReplay(match.game, toReplay(match))
  return verified.ok ? undefined : `not verified: ${JSON.stringify(verified.fault)}`
}

async function playBetween(
  match: Match,
  bot: BotRoom,
  { seats, scale, maxActions }: SimulationSetup,
  seed: string,
  onAction: () => void,
): Promise<PlayedOut> {
  const players = seats.map((kind, seat) =>
    createPlayer(kind, match.game, bot, { seed: `${seed}/${seat}`, scale }),
  )
  try {
    return await playOut(
      match,
      (seat) => {
        const player = players[seat]
        if (player === undefined) throw new Error(`nobody plays seat ${seat}`)
        const dice = seededDice(`${seed}/${seat}/seen/${match.seq}`)
        const seen = imagined(match.game, bot, match.game.view(match.state, seat), seat, dice)
        return player.choose(seen, seat)
      },
      maxActions,
      onAction,
    )
  } catch (error) {
    return { turns: 0, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}
