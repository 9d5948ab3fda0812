import { randomBytes } from 'node:crypto'
import {
  commitment,
  createMatch,
  type Game,
  isJsonObject,
  type Json,
  jsonOf,
  type Manifest,
  ok,
  readAnyVersion,
  type Seat,
  seededDice,
  unattendedOptions,
} from '@wyrmtable/kernel'
import type { Account, NewMatch } from '@wyrmtable/store'
import type { House } from './house.ts'
import { newWord } from './keys.ts'
import type { Brought, OwnNight } from './line.ts'
import { openOffer, takeOver } from './offers.ts'
import { badInput, illegal, Problem } from './problem.ts'
import { formerSecret, type RunningMatch } from './running-match.ts'
import type { GoingOn, LaidTable, SeatWish, TableWish } from './table.ts'

/** Somebody who wants to sit down. */
export interface Joiner {
  /** Id of the seat; absent: that of the invitation, or the first that is free. */
  readonly seat?: string | undefined
  readonly invitation?: string | undefined
  readonly name: string
  /** Time zone of their nights, and when those begin there. */
  readonly zone?: string | undefined
  readonly nightFrom?: number | undefined
  /** A word of their own that the dice depend on. */
  readonly seed: string
  /** Something of their own, such as a deck, where the game has that: nobody else sees it until the end. */
  readonly brings?: Json | undefined
  /** Whether they know that it counts for ratings. */
  readonly rated?: boolean | undefined
  /** Whether the table is of a club that they are in: they need no invitation then. */
  readonly isMember?: boolean | undefined
  /** Who they are, where they are signed in. */
  readonly account?: Pick<Account, 'id' | 'name' | 'isBot'> | undefined
}

/** A table as whoever laid it is told. */
export interface LaidOut {
  readonly id: string
  readonly commitment: string
  readonly seats: readonly {
    readonly id: string
    readonly for: SeatWish['for']
    readonly invitation?: string
  }[]
}

/** Lays tables, and seats people at them until they begin. */
export class Lobby {
  private readonly house: House

  constructor(house: House) {
    this.house = house
  }

  /** The dice are committed to here, before the seed of any seat is known. */
  async lay(wish: TableWish, key: string): Promise<LaidOut> {
    const manifest = this.house.games.find(({ id, stage }) => id === wish.game && stage === 'playable')
    if (manifest === undefined) {
      throw badInput({ code: 'unknownGame', path: '/game', figures: { got: wish.game } })
    }
    if (wish.isRated) mayBeRated(wish)
    const { game } = await manifest.rules()
    const secret = randomBytes(32).toString('hex')
    const table = laidTable(manifest, game, wish, commitment(secret))
    return this.create(game, table, wish.isPublic, wish.seats, secret, (seat) =>
      wish.seats[seat]?.for === 'me' ? [key] : [],
    )
  }

  /** A table of a tournament, to be written with the round: who sits where is settled, and what they bring. */
  async layOut(
    wish: TableWish,
    tournament: NonNullable<LaidTable['tournament']>,
    seated: readonly { readonly key?: string; readonly brings?: string }[],
  ): Promise<NewMatch> {
    const manifest = this.house.games.find(({ id }) => id === wish.game)
    if (manifest === undefined) throw new Problem('damaged', { game: wish.game })
    const { game } = await manifest.rules()
    const secret = randomBytes(32).toString('hex')
    const table = {
      ...laidTable(manifest, game, wish, commitment(secret), true),
      ...tournamentRules,
      tournament,
    } as const
    const brought = seated.flatMap(({ brings }, seat) =>
      brings === undefined ? [] : [[`brought:${seat}`, brings] as const],
    )
    return {
      ...{
        id: this.house.store.matchId(newWord(), tournament.id),
        game: game.id,
        version: game.version,
        table: JSON.stringify(table),
      },
      ...{ isPublic: false, createdAt: this.house.time.now() },
      secrets: { dice: secret, ...Object.fromEntries(brought) },
      holders: seated.flatMap(({ key }, seat) => (key === undefined ? [] : [{ seat, key }])),
    }
  }

  /** Lays a table for a match that was begun elsewhere and was played again by its rules before. */
  async goOn(wish: GoingOn, key: string): Promise<LaidOut> {
    const read = await readAnyVersion(this.house.games, wish.replay)
    if (!read.ok) throw badInput({ ...read.fault, path: `/replay${read.fault.path}` })
    const { game: begunUnder, boxes, replay } = read.value
    const rules = await Promise.all(boxes.map((box) => box.rules()))
    const game = rules.at(-1)?.game ?? begunUnder
    if (game.hasSecrets) throw new Problem('notAtThisTable', { reason: 'hasSecrets' })
    const { seats: before } = replay
    if (wish.seats.length !== before.length) {
      const code = wish.seats.length < before.length ? 'tooSmall' : 'tooBig'
      const figures = { minimum: before.length, maximum: before.length, got: wish.seats.length }
      throw badInput({ code, path: '/seats', figures })
    }
    const secret = randomBytes(32).toString('hex')
    const { id, version, options, dice, createdAt, position, setup, entries } = replay
    const goesOn = {
      ...{ id, game: game.id, version, options, createdAt },
      seats: before.map((seat) => ({ ...seat })),
      dice: dice.kind === 'verifiable' ? { ...dice, seatSeeds: [...dice.seatSeeds] } : dice,
      ...(position === undefined ? {} : { position }),
      versions: boxes.map((box) => box.version),
    }
    const table: LaidTable = { options, ...tableRules(wish), commitment: commitment(secret), goesOn }
    const keysOf = (seat: Seat) => (wish.seats[seat]?.for === 'me' ? [key] : [])
    return this.create(game, table, wish.isPublic, wish.seats, secret, keysOf, {
      setup,
      entries: [...entries],
    })
  }

  /** Somebody sits down, and if they were the last, the match begins. Gives the seat. */
  async join(id: string, joiner: Joiner, key: string): Promise<Seat> {
    for (;;) {
      const running = await this.house.open(id)
      if (running.isOver) throw new Problem('wrongMoment', { state: 'over' })
      if (running.match !== undefined) {
        const taken = await this.takeOver(running, joiner, key)
        if (taken === undefined) continue
        return taken
      }
      const seat = seatFor(running, joiner, key)
      const { seed } = joiner
      const who = nameFor(running, seat, joiner, key)
      // What was handed in to a tournament is played with in all of its matches.
      const isHandedIn = running.table.tournament !== undefined
      const brings = isHandedIn ? running.brought[seat] : joiner.brings
      if (brings !== undefined && !isHandedIn) mustFit(running, seat, brings)
      const at = this.house.time.now()
      const does = () => {
        running.seatSeeds[seat] = seed
        running.brought[seat] = brings
        const body = { type: 'joined', seat, ...who, ...nightOf(joiner) } as const
        const joined = running.add(at, seat, undefined, body, [])
        return running.mayBegin ? [joined, this.house.begin(running, at)] : [joined]
      }
      const secrets = {
        [`seed:${seat}`]: seed,
        // Also where nothing is brought: another may have sat here before.
        ...(running.game.bring === undefined || isHandedIn
          ? {}
          : { [`brought:${seat}`]: brings === undefined ? '' : JSON.stringify(brings) }),
      }
      const also = { secrets, holders: [{ seat, key }] }
      if (!(await this.house.change(running, does, also))) continue
      await this.house.holdersChanged(id)
      return seat
    }
  }

  /**
   * Somebody sits down in the place of whoever played there before, who no longer can. Undefined where something else
   * happened meanwhile.
   */
  private async takeOver(running: RunningMatch, joiner: Joiner, key: string): Promise<Seat | undefined> {
    const { id } = running.row
    const seat = seatTakenOver(running, joiner)
    // Nobody comes to see what two sides hide from each other.
    if (running.holders.some((holder) => holder.key === key && holder.seat !== seat)) {
      throw new Problem('notAtThisTable', { reason: 'sitsHereAlready' })
    }
    const at = this.house.time.now()
    const does = () => takeOver(running, seat, { name: joiner.name, ...nightOf(joiner) }, at)
    const secrets = { [formerSecret(seat)]: '' }
    const also = { holders: [{ seat, key }], vacated: [seat], secrets }
    if (!(await this.house.change(running, does, also))) return undefined
    await this.house.holdersChanged(id)
    return seat
  }

  /** Somebody gets up again before it begins; the seat is free for whoever has its invitation. */
  async leave(id: string, seat: Seat, key: string): Promise<void> {
    for (;;) {
      const running = await this.house.open(id)
      if (running.match !== undefined || running.isOver) throw new Problem('wrongMoment', {})
      if (running.table.tournament !== undefined) {
        throw new Problem('notAtThisTable', { reason: 'inTournament' })
      }
      const isLast = running.standing.seats.every(
        ({ kind, isTaken }, place) => kind === 'computer' || !isTaken || place === seat,
      )
      const at = this.house.time.now()
      const does = () => [
        // The one who laid it, or the last, takes the table away.
        running.add(
          at,
          seat,
          undefined,
          isLast || running.secrets[`invitation:${seat}`] === undefined
            ? { type: 'calledOff' }
            : { type: 'left', seat },
          [],
        ),
      ]
      if (!(await this.house.change(running, does))) continue
      await this.house.store.release(id, seat, key)
      await this.house.holdersChanged(id)
      return
    }
  }

  /** Lays the table of a finished match anew, each seat one further on. Gives the id of the new match. */
  async rematch(id: string, seat: Seat): Promise<string> {
    for (;;) {
      const running = await this.house.open(id)
      if (!running.isOver || running.match === undefined)
        throw new Problem('wrongMoment', { state: 'running' })
      if (running.standing.rematch !== undefined) return running.standing.rematch
      const { game } = running
      const { goesOn: _, tournament: __, ...table } = running.table
      const count = table.seats.length
      const from = (place: Seat): Seat => (place + count - 1) % count
      const secret = randomBytes(32).toString('hex')
      const next: LaidTable = {
        ...table,
        seats: table.seats.map((_, place) => table.seats[from(place)] ?? { kind: 'person', name: '' }),
        commitment: commitment(secret),
        after: id,
      }
      const { holders } = running
      const wishes = next.seats.map(
        ({ kind, level }): SeatWish =>
          kind === 'person' ? { for: 'me' } : ({ for: 'computer', level: level ?? 'squire' } as SeatWish),
      )
      const laid = await this.create(game, next, false, wishes, secret, (place) =>
        holders.filter((holder) => holder.seat === from(place)).map(({ key }) => key),
      )
      const at = this.house.time.now()
      const does = () => [running.add(at, seat, undefined, { type: 'rematch', match: laid.id }, [])]
      if (await this.house.change(running, does)) return laid.id
      const orphan = await this.house.open(laid.id)
      await this.house.change(orphan, () => [orphan.add(at, undefined, undefined, { type: 'calledOff' }, [])])
    }
  }

  private async create(
    game: Game,
    table: LaidTable,
    isPublic: boolean,
    wishes: readonly SeatWish[],
    secret: string,
    keysOf: (seat: Seat) => readonly string[],
    brought?: Brought,
  ): Promise<LaidOut> {
    const id = this.house.store.matchId(newWord())
    const createdAt = this.house.time.now()
    const seats = wishes.map((wish, seat) => ({
      id: game.seatIds[seat] ?? `${seat}`,
      for: wish.for,
      ...(wish.for === 'anybody' ? { invitation: newWord(16) } : {}),
    }))
    const invitations = seats.flatMap(({ invitation }, seat) =>
      invitation === undefined ? [] : [[`invitation:${seat}`, invitation] as const],
    )
    await this.house.store.create({
      id,
      game: game.id,
      version: game.version,
      table: JSON.stringify(table),
      isPublic,
      createdAt,
      secrets: { dice: secret, ...Object.fromEntries(invitations) },
      holders: wishes.flatMap((_, seat) => keysOf(seat).map((key) => ({ seat, key }))),
    })
    const running = await this.house.open(id)
    if (brought !== undefined) {
      const line = () => [running.add(createdAt, undefined, undefined, { type: 'brought', ...brought }, [])]
      await this.house.change(running, line)
    }
    // Computers alone need nobody to sit down.
    if (running.mayBegin) await this.house.change(running, () => [this.house.begin(running, createdAt)])
    return { id, commitment: table.commitment, seats }
  }
}

/** Judges what somebody brings by the game's own clauses, before they sit down. */
function mustFit(running: RunningMatch, seat: Seat, brings: Json): void {
  const options = running.optionsWith(seat, brings)
  if (!options.ok) throw badInput({ ...options.fault, path: `/brings${options.fault.path}` })
  const { game, table } = running
  const parsed = game.options.parse(options.value)
  const refusal = parsed.ok ? game.checkSetup?.(parsed.value, table.seats.length) : undefined
  if (refusal !== undefined) throw illegal(refusal)
}

/** Which seat the joiner may take. */
function seatFor(running: RunningMatch, joiner: Joiner, key: string): Seat {
  const { standing, secrets, row, holders } = running
  const wanted = joiner.seat === undefined ? undefined : running.game.seatIds.indexOf(joiner.seat)
  const isFree = (seat: Seat) => standing.seats[seat]?.isTaken === false && (wanted ?? seat) === seat
  const seats = standing.seats.map((_, seat): Seat => seat)
  const own = seats.find(
    (seat) => isFree(seat) && holders.some((holder) => holder.seat === seat && holder.key === key),
  )
  if (own !== undefined) return own
  const { invitation, isMember = false } = joiner
  const invited = seats.filter((seat) =>
    invitation === undefined
      ? (row.isPublic || isMember) && secrets[`invitation:${seat}`] !== undefined
      : secrets[`invitation:${seat}`] === invitation,
  )
  if (invited.length === 0) throw new Problem('notYours', {})
  const free = invited.find(isFree)
  if (free === undefined) throw new Problem('taken', {})
  return free
}

/** The seat that waits for whoever has this invitation, in a match under way. */
function seatTakenOver(running: RunningMatch, { seat: wanted, invitation }: Joiner): Seat {
  const open = running.standing.seats.flatMap((_, seat) =>
    openOffer(running, seat) === undefined ? [] : [seat],
  )
  if (open.length === 0) throw new Problem('wrongMoment', { state: 'running' })
  const seat = open.find((one) => running.secrets[`invitation:${one}`] === invitation)
  if (seat === undefined || (wanted !== undefined && running.seatId(seat) !== wanted)) {
    throw new Problem('notYours', {})
  }
  return seat
}

/** What somebody is called at the table. Where it is rated it is their account that sits down, at one side, knowing it. */
function nameFor(running: RunningMatch, seat: Seat, { name, rated, account }: Joiner, key: string) {
  const { isRated, tournament } = running.table
  if (isRated !== true) return { name: tournament === undefined ? name : (account?.name ?? name) }
  if (account === undefined) throw new Problem('notAtThisTable', { reason: 'needsAccount' })
  if (account.isBot) throw new Problem('notAtThisTable', { reason: 'peopleOnly' })
  if (rated !== true) throw new Problem('notAtThisTable', { reason: 'isRated' })
  if (running.holders.some((holder) => holder.key === key && holder.seat !== seat)) {
    throw new Problem('notAtThisTable', { reason: 'sitsHereAlready' })
  }
  return { name: account.name, account: account.id }
}

/** Ratings are of people, each for themselves, and of matches that come to an end. */
function mayBeRated({ seats, clock }: TableWish): void {
  const reason =
    seats.length < 2 || seats.some((seat) => seat.for === 'computer')
      ? 'peopleOnly'
      : seats.filter((seat) => seat.for === 'me').length > 1
        ? 'sitsHereAlready'
        : clock.kind === 'none'
          ? 'noClock'
          : undefined
  if (reason !== undefined) throw new Problem('notAtThisTable', { reason })
}

const nightOf = ({ zone, nightFrom }: Joiner): OwnNight => ({
  ...(zone === undefined ? {} : { zone }),
  ...(nightFrom === undefined ? {} : { nightFrom }),
})

/** A table as it is kept. With `mayEndEarly` computers among themselves have what their game needs to come to an end. */
export function laidTable(
  manifest: Manifest,
  game: Game,
  wish: TableWish,
  commits: string,
  mayEndEarly = false,
): LaidTable {
  const scenario =
    wish.scenario === undefined
      ? manifest.scenarios[0]
      : manifest.scenarios.find(({ id }) => id === wish.scenario)
  if (scenario === undefined && wish.scenario !== undefined) {
    const allowed = manifest.scenarios.map(({ id }) => id).join(', ')
    throw badInput({ code: 'notOneOf', path: '/scenario', figures: { got: wish.scenario, allowed } })
  }
  const base = scenario?.options
  const wished = { ...(isJsonObject(base) ? base : {}), ...wish.options }
  const isAlone = mayEndEarly && wish.seats.every((seat) => seat.for === 'computer')
  const ending = isAlone ? unattendedOptions(game, wished, wish.seats.length) : ok({ options: wished })
  if (!ending.ok) throw badInput(ending.fault)
  const options = game.options.parse(ending.value.options)
  if (!options.ok) throw badInput({ ...options.fault, path: `/options${options.fault.path}` })
  const rules = wish.isRated ? ratedRules(tableRules(wish)) : tableRules(wish)
  const { seats } = rules
  const table: LaidTable = {
    options: jsonOf(options.value),
    ...(scenario === undefined ? {} : { scenario: scenario.id }),
    ...rules,
    commitment: commits,
  }
  // Whether such a match can be set up at all is asked of the rules, with dice that nobody will see.
  const tried = createMatch(
    game,
    {
      id: 'tried',
      seats: seats.map((seat, place) => ({ ...seat, id: game.seatIds[place] ?? `${place}` })),
      dice: { kind: 'recorded' },
      createdAt: 0,
      options: table.options,
    },
    seededDice('tried'),
  )
  if (!tried.ok) throw badInput(tried.fault)
  return table
}

/** Nobody plays in another's place: who can play no more has lost. */
const tournamentRules = { takeBacks: 'never', whenOut: 'forfeit' } as const

/** What is at stake is played out as it lies, and whoever leaves has lost. */
const ratedRules = <T extends object>(rules: T) => ({ ...rules, isRated: true, ...tournamentRules }) as const

/** Who is to sit there, and how it is played apart from the rules of its game. */
function tableRules(wish: Omit<GoingOn, 'replay'>) {
  const { clock, whenOut, spectators, spectatorDelayMs, takeBacks } = wish
  const seats = wish.seats.map((seat) =>
    seat.for === 'computer'
      ? { kind: 'computer' as const, name: seat.name ?? '', level: seat.level }
      : { kind: 'person' as const, name: '' },
  )
  return {
    seats,
    clock,
    whenOut,
    spectators,
    ...(spectatorDelayMs === undefined ? {} : { spectatorDelayMs }),
    takeBacks,
  }
}
