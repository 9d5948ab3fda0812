import { randomBytes } from 'node:crypto'
import { commitment, type Game, type Seat } from '@wyrmtable/kernel'
import type { NewMatch } from '@wyrmtable/store'
import { tableGoingOn } from './going-on.ts'
import type { House } from './house.ts'
import { newWord } from './keys.ts'
import { laidTable, mayBeRated, tournamentRules } from './laid-table.ts'
import type { Brought } from './line.ts'
import { takeOver } from './offers.ts'
import { badInput, Problem } from './problem.ts'
import type { RunningMatch } from './running-match.ts'
import { formerSecret } from './running-match.ts'
import { type Joiner, mustFit, nameFor, nightOf, seatFor, seatTakenOver } from './seating.ts'
import type { GoingOn, LaidTable, SeatWish, TableWish } from './table.ts'

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

  /** The dice are committed to here, before the seed of any seat is known. `isSought`: it stands as long as somebody seeks. */
  async lay(wish: TableWish, key: string, isSought = false): Promise<LaidOut> {
    const manifest = this.house.games.find(({ id, stage }) => id === wish.game && stage === 'playable')
    if (manifest === undefined) {
      throw badInput({ code: 'unknownGame', path: '/game', figures: { got: wish.game } })
    }
    if (wish.isRated) mayBeRated(wish)
    const { game } = await manifest.rules()
    const secret = randomBytes(32).toString('hex')
    const laid = laidTable(manifest, game, wish, commitment(secret))
    const table: LaidTable = isSought ? { ...laid, isSought } : laid
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
    const secret = randomBytes(32).toString('hex')
    const { game, table, brought } = await tableGoingOn(this.house.games, wish, commitment(secret))
    const keysOf = (seat: Seat) => (wish.seats[seat]?.for === 'me' ? [key] : [])
    return this.create(game, table, wish.isPublic, wish.seats, secret, keysOf, brought)
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
      const { goesOn: _, tournament: __, isSought: ___, ...table } = running.table
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
