import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import type { Player } from '@wyrmtable/ai'
import {
  commitment,
  createMatch,
  type DiceOrigin,
  type Json,
  type Match,
  openMatch,
  type SeatInfo,
  seededDice,
  toReplay,
  verifiableDice,
} from '@wyrmtable/kernel'
import { type Context, faultFailure } from '../context.ts'
import { Failure } from '../failure.ts'
import { type OpenGame, openBot, readReplayFile } from '../games.ts'
import { createPlayer, isPlayerKind, type PlayerKind } from '../players.ts'
import { reasonOf } from '../read-file.ts'

/** A match at this terminal: the people's seats are asked here, the others are computers. */
export interface Table extends OpenGame {
  readonly match: Match
  /** By seat; undefined where a person plays. */
  readonly players: readonly (Player | undefined)[]
  /** File that the match is kept in. */
  readonly file: string
}

export interface NewTable {
  readonly opened: OpenGame
  readonly options: Json
  /** By seat; 'person' is whoever sits at this terminal. */
  readonly seats: readonly (PlayerKind | 'person')[]
  readonly seed?: string
  readonly file?: string
}

/** Sets up a match. Its dice can be verified afterwards, unless a seed is given that foretells them. */
export async function newTable(context: Context, wanted: NewTable): Promise<Table> {
  const { opened, options, seats, seed } = wanted
  const { game } = opened
  const id = seed === undefined ? randomBytes(6).toString('hex') : `seed-${seed}`
  const infos = seats.map((kind, seat): SeatInfo => {
    const seatId = game.seatIds[seat] ?? ''
    if (kind === 'person') return { id: seatId, name: context.t('play.person'), kind }
    return { id: seatId, name: context.t(`player.${kind}`), kind: 'computer', level: kind }
  })
  const { origin, dice } = seed === undefined ? promisedDice(id, seats.length) : knownDice(seed)
  const start = { id, seats: infos, options, dice: origin, createdAt: Date.now() }
  const created = createMatch(game, start, dice)
  if (!created.ok) throw faultFailure(context, created.fault, game.id, opened.text)
  const file = wanted.file ?? `${game.id}-${id}.json`
  return { ...opened, match: created.value, players: await seatPlayers(opened, infos, id), file }
}

/** Goes on with a match that was saved. Its dice go on where they stopped. */
export async function resumedTable(context: Context, path: string, file: string | undefined): Promise<Table> {
  const { replay, ...opened } = await readReplayFile(context, path)
  const { dice, id } = replay
  const goesOn = dice.kind === 'seeded' || (dice.kind === 'verifiable' && dice.secret !== undefined)
  const match = openMatch(opened.game, replay)
  if (!match.ok) throw faultFailure(context, match.fault, path, opened.text)
  if (!goesOn && match.value.outcome() === undefined)
    throw new Failure(context.t('play.noSecret', { file: path }))
  const players = await seatPlayers(opened, replay.seats, `${id}/${match.value.seq}`)
  return { ...opened, match: match.value, players, file: file ?? path }
}

function promisedDice(matchId: string, seats: number) {
  const secret = randomBytes(32).toString('hex')
  const seatSeeds = Array.from({ length: seats }, () => randomBytes(8).toString('hex'))
  const origin: DiceOrigin = { kind: 'verifiable', commitment: commitment(secret), seatSeeds, secret }
  return { origin, dice: verifiableDice({ secret, seatSeeds, matchId }) }
}

function knownDice(seed: string) {
  const origin: DiceOrigin = { kind: 'seeded', seed }
  return { origin, dice: seededDice(seed) }
}

async function seatPlayers(
  { manifest, game }: OpenGame,
  seats: readonly SeatInfo[],
  seed: string,
): Promise<readonly (Player | undefined)[]> {
  if (seats.every(({ kind }) => kind === 'person')) return seats.map(() => undefined)
  const bot = await openBot(manifest)
  return seats.map(({ kind, level }, seat) => {
    if (kind === 'person') return undefined
    const known = level !== undefined && isPlayerKind(level) ? level : 'greedy'
    return createPlayer(known, game, bot, { seed: `${seed}/${seat}` })
  })
}

/**
 * Writes the match with the secret of its dice, without which it could not be gone on with: the file is
 * for those who sit at this terminal. Another file is written first, so that a full disk spoils nothing.
 */
export async function saveTable(context: Context, { match, file }: Table, path = file): Promise<void> {
  const part = `${path}.part`
  try {
    await writeFile(part, `${JSON.stringify(toReplay(match, { revealSecret: true }))}\n`)
    await rename(part, path)
  } catch (error) {
    throw new Failure(context.t('file.notWritten', { file: path, reason: reasonOf(context, error) }), {
      file: path,
    })
  }
}
