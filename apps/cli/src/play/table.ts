import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { imagined, isLevelName } from '@wyrmtable/ai'
import {
  commitment,
  createMatch,
  type DiceOrigin,
  type Fault,
  goOnUnder,
  type Json,
  type Match,
  ok,
  openMatch,
  originsOf,
  type Result,
  type Seat,
  type SeatHolder,
  type SeatInfo,
  seededDice,
  tellsDice,
  toReplay,
  verifiableDice,
} from '@wyrmtable/kernel'
import { calledText } from '@wyrmtable/text'
import { type Context, faultFailure } from '../context.ts'
import { Failure } from '../failure.ts'
import {
  type AnyManifest,
  laterThan,
  type OpenGame,
  openBot,
  openManifest,
  readReplayFile,
} from '../games.ts'
import { EngineOpponent } from '../opponents/engine-opponent.ts'
import { EngineFailed } from '../opponents/engine-process.ts'
import { LevelOpponent } from '../opponents/level-opponent.ts'
import { type Opponent, quickOpponent, type Seen } from '../opponents/opponent.ts'
import { ThinkTank } from '../opponents/think-tank.ts'
import { createPlayer, isPlayerKind, type PlayerKind } from '../players.ts'
import { reasonOf } from '../read-file.ts'
import { sameUnderToday } from './rules-of-today.ts'

/** A match at this terminal: the people's seats are asked here, the others are computers. */
export interface Table extends OpenGame {
  readonly match: Match
  /** The rules of today, where the match is played by earlier ones. */
  readonly later?: AnyManifest
  /** By seat; undefined where a person plays. */
  readonly opponents: readonly (Opponent | undefined)[]
  /** What a seat knows of the match as it stands: all that a computer who thinks for it is given. */
  seenBy(seat: Seat): Seen
  /** Where levels think, and hints are found. */
  readonly tank: ThinkTank
  /** File that the match is kept in. */
  readonly file: string
}

export type SeatKind = PlayerKind | 'person' | 'engine'

export interface NewTable {
  readonly opened: OpenGame
  readonly options: Json
  /** By seat; 'person' is whoever sits at this terminal. */
  readonly seats: readonly SeatKind[]
  /** Command line of the program that plays seats of an 'engine'. */
  readonly engine?: string
  readonly seed?: string
  readonly file?: string
}

/** Sets up a match. Its dice can be verified afterwards, unless a seed is given that foretells them. */
export async function newTable(context: Context, wanted: NewTable): Promise<Table> {
  const { opened, options, seats, seed } = wanted
  const { game } = opened
  const engine = await engineOf(context, wanted.engine)
  const id = seed === undefined ? randomBytes(6).toString('hex') : `seed-${seed}`
  const infos = seats.map((kind, seat): SeatInfo => {
    const seatId = game.seatIds[seat] ?? ''
    if (kind === 'person') return { id: seatId, name: context.t('play.person'), kind }
    const name = kind === 'engine' ? engine?.name : undefined
    return { id: seatId, name: name ?? context.t(`player.${kind}`), kind: 'computer', level: kind }
  })
  const { origin, dice } = seed === undefined ? promisedDice(id, seats.length) : knownDice(seed)
  const start = { id, seats: infos, options, dice: origin, createdAt: Date.now() }
  const created = createMatch(game, start, dice)
  if (!created.ok) throw faultFailure(context, created.fault, game.id, opened.text)
  const file = wanted.file ?? `${game.id}-${id}.json`
  return {
    ...opened,
    text: calledText(opened.text, created.value.header),
    match: created.value,
    file,
    ...(await seatOpponents(opened, created.value, id, engine)),
  }
}

/** Goes on with a match that was saved. Its dice go on where they stopped. */
export async function resumedTable(
  context: Context,
  path: string,
  file: string | undefined,
  command: string | undefined,
): Promise<Table> {
  const { replay, begun: game, rulesOf, textOf: _, ...opened } = await readReplayFile(context, path)
  const { id } = replay
  const goesOn = originsOf(replay).slice(-1).every(tellsDice)
  const match = openMatch(game, replay, { rulesOf })
  if (!match.ok) throw faultFailure(context, match.fault, path, opened.text)
  if (!goesOn && match.value.outcome() === undefined)
    throw new Failure(context.t('play.noSecret', { file: path }))
  const begun = { ...opened, match: match.value }
  const { match: resumed, ...rules } = (await sameUnderToday(context, begun)) ?? begun
  const engine = await engineOf(context, command)
  const seated = await seatOpponents(rules, resumed, `${id}/${resumed.seq}`, engine)
  const later = laterThan(rules.manifest)
  const table = { ...rules, match: resumed, file: file ?? path, ...seated }
  return later === undefined ? table : { ...table, later }
}

/**
 * The table going on from its position under today's rules, once everybody at it agrees, as the record then says. What
 * those rules do not take is the fault.
 */
export async function tableUnder(
  context: Context,
  table: Table,
  today: AnyManifest,
): Promise<Result<Table, Fault>> {
  const opened = await openManifest(context, today)
  const { game } = opened
  const { match, file } = table
  const position = goOnUnder(match, game)
  if (!position.ok) return position
  const done = match.goOnUnder(game, position.value, Date.now())
  if (!done.ok) return done
  const engine = table.opponents.find((opponent) => opponent instanceof EngineOpponent)
  await table.tank.end()
  const seed = `${match.header.id}/${match.seq}`
  return ok({ ...opened, match, file, ...(await seatOpponents(opened, match, seed, engine)) })
}

/** The table with another answering for the seat from now on, as the record then says. */
export async function tableHanded(
  context: Context,
  table: Table,
  seat: Seat,
  kind: PlayerKind | 'person',
): Promise<Table> {
  const { match } = table
  const to: SeatHolder =
    kind === 'person'
      ? { name: context.t('play.person'), kind }
      : { name: context.t(`player.${kind}`), kind: 'computer', level: kind }
  const done = match.handOver(seat, to, Date.now())
  if (!done.ok) throw new Error(`${done.fault.type}: a seat cannot change hands`)
  const seed = `${match.header.id}/${match.seq}`
  const { opponents: made } = await seatOpponents(table, match, seed, undefined, table.tank)
  const opponents = table.opponents.map((one, place) => (place === seat ? made[seat] : one))
  const before = table.opponents[seat]
  if (before !== undefined && !opponents.includes(before)) await before.end()
  return { ...table, opponents }
}

/** Ends what opponents have running. */
export async function closeTable({ opponents, tank }: Table): Promise<void> {
  await Promise.all([...opponents.map((opponent) => opponent?.end()), tank.end()])
}

async function engineOf({ t }: Context, command: string | undefined): Promise<EngineOpponent | undefined> {
  if (command === undefined) return undefined
  try {
    return await EngineOpponent.start(command)
  } catch (error) {
    if (!(error instanceof EngineFailed)) throw error
    throw new Failure(t(`play.engine.${error.code}`, { command, what: error.message }), { engine: command })
  }
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

async function seatOpponents(
  { manifest, game }: OpenGame,
  match: Match,
  seed: string,
  engine: EngineOpponent | undefined,
  tank = new ThinkTank(),
): Promise<Pick<Table, 'opponents' | 'tank' | 'seenBy'>> {
  const bot = await openBot(manifest)
  const seenBy = (seat: Seat): Seen => {
    const view = game.view(match.state, seat)
    return { view, state: imagined(game, bot, view, seat, seededDice(`${seed}/${seat}/seen/${match.seq}`)) }
  }
  const opponents = match.seats.map(({ kind, level }, seat) => {
    if (kind === 'person') return undefined
    if (engine !== undefined) return engine
    const known = level !== undefined && isPlayerKind(level) ? level : 'greedy'
    const own = `${seed}/${seat}`
    if (isLevelName(known)) return new LevelOpponent(known, own, tank)
    return quickOpponent(createPlayer(known, game, bot, { seed: own }))
  })
  return { tank, opponents, seenBy }
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
