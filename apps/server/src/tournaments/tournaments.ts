import {
  type Job,
  type Occasion,
  occasionId,
  type StoredLine,
  type TournamentRow,
  type TournamentStore,
  type TournamentWrite,
} from '@wyrmtable/store'
import { giveUp } from '../matches/depart.ts'
import type { House } from '../matches/house.ts'
import { newWord } from '../matches/keys.ts'
import type { Lobby } from '../matches/lobby.ts'
import { Problem } from '../matches/problem.ts'
import { accountKey } from '../people/people.ts'
import { nextRounds, seatings } from './pure/next-round.ts'
import {
  type Entrant,
  type EntrantId,
  openMatches,
  type PairedMatch,
  type Tournament,
  type TournamentLine,
  tournamentOf,
} from './pure/record.ts'
import { newResults } from './results.ts'
import { type Sitter, type TournamentRules, tableFor } from './rules.ts'

/** Races that a change may lose before that is a fault. */
const mostAttempts = 20
/** Whoever is there has so long to sit down by themselves before they are told that their match waits. */
const sitDownMs = 30_000
/** Tournaments that are looked through at once. */
const mostRunning = 1_000

/** A tournament as it is written. */
export interface Opened {
  readonly row: TournamentRow
  readonly rules: TournamentRules
  readonly lines: readonly TournamentLine[]
  readonly stand: Tournament
}

/** Lines to be written, and what comes with them. */
export interface Change extends Pick<TournamentWrite, 'state' | 'secrets' | 'matches' | 'occasions'> {
  readonly lines: readonly TournamentLine[]
}

/**
 * Every change of a tournament: a line of its record, written by whoever is first. A round is one write with the tables
 * of its matches, so that a crash leaves all of it or nothing, and of several processes one has opened it.
 */
export class Tournaments {
  private readonly house: House
  private readonly lobby: Lobby
  /** Called with the key of whoever is seated at a new table. */
  onSeated: (key: string, match: string) => void = () => {}

  constructor(house: House, lobby: Lobby) {
    this.house = house
    this.lobby = lobby
  }

  get store(): TournamentStore {
    return this.house.store.tournaments
  }

  /** Rejects with a Problem where there is none. */
  async open(id: string): Promise<Opened> {
    const { tournaments } = this.house.store
    const row = await tournaments.tournament(id)
    if (row === undefined) throw new Problem('noSuchThing', {})
    return openedFrom(row, await tournaments.lines(id))
  }

  /** Those of a list. */
  async openAll(rows: readonly TournamentRow[]): Promise<readonly Opened[]> {
    const lines = await this.store.linesOf(rows.map(({ id }) => id))
    return rows.map((row) => openedFrom(row, lines.get(row.id) ?? []))
  }

  /** Changes it as `does` says of how it stands; again where somebody else was first. */
  async change(id: string, does: (opened: Opened) => Promise<Change> | Change): Promise<Opened> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const opened = await this.open(id)
      if (await this.write(opened, await does(opened))) return opened
    }
    throw new Error(`tournament ${id}: a change lost every race`)
  }

  /** Opens the first round. */
  async start(id: string): Promise<void> {
    await this.change(id, async (opened) => {
      if (opened.row.state !== 'open') throw new Problem('wrongMoment', { reason: 'begun' })
      const change = await this.opening(opened)
      if (change.matches === undefined) throw new Problem('wrongMoment', { reason: 'tooFew' })
      return change
    })
  }

  /** Whoever leaves gives up what they play, and is paired no more. */
  async leave(id: string, entrant: EntrantId, reason?: string): Promise<void> {
    const line: TournamentLine = { type: 'left', entrant, ...(reason === undefined ? {} : { reason }) }
    const { stand } = await this.change(id, ({ row, stand: now }) => {
      if (row.state === 'over') throw new Problem('wrongMoment', { reason: 'over' })
      const found = now.entrants.find((one) => one.id === entrant)
      if (found === undefined || found.hasLeft) throw new Problem('noSuchThing', { entrant })
      // What was played with is opened at the end.
      return { lines: [line], ...(row.state === 'open' ? { secrets: { [deckName(entrant)]: '' } } : {}) }
    })
    for (const { id: match, seats } of openMatches(stand)) {
      const seat = seats.indexOf(entrant)
      if (seat >= 0) await giveUp(this.house, match, seat)
    }
  }

  /** Sees to all that is due in it; may be asked for at any time, by any process. */
  async look(id: string): Promise<void> {
    for (let attempt = 0; attempt < mostAttempts * 10; attempt++) {
      const opened = await this.open(id)
      if (opened.row.state !== 'running') return
      const change = await this.due(opened)
      if (change === undefined) {
        await this.lookAgain(opened)
        return
      }
      await this.write(opened, change)
    }
    throw new Error(`tournament ${id} does not come to rest`)
  }

  /** Looks at all that go on: what was left in the middle is taken up. */
  async round(): Promise<void> {
    for (const { id } of await this.house.store.tournaments.list('running', mostRunning)) {
      await this.look(id).catch((error: unknown) => this.house.onFault(error))
    }
  }

  private async write({ row, lines }: Opened, change: Change): Promise<boolean> {
    const { lines: added, ...more } = change
    if (added.length === 0) return true
    const { store, jobs, time } = this.house
    const at = time.now()
    const asked: Job[] = [
      { task: 'tournament', match: row.id },
      ...(more.occasions ?? []).map(({ id, dueAt }) => ({ task: 'notify', match: id, at: dueAt }) as const),
    ]
    const isWritten = await store.tournaments.append({
      tournament: row.id,
      lines: added.map((line, place) => ({ n: lines.length + place + 1, at, body: JSON.stringify(line) })),
      ...more,
      ...(store.jobs === undefined ? {} : { jobs: asked }),
    })
    if (!isWritten) return false
    if (store.jobs === undefined) await jobs.add(asked)
    for (const { id, holders } of more.matches ?? []) for (const { key } of holders) this.onSeated(key, id)
    return true
  }

  /** What is to be written now though nobody asks; undefined: nothing. */
  private async due(opened: Opened): Promise<Change | undefined> {
    const { rules, stand } = opened
    const results = await newResults(this.house, rules, stand)
    if (results.length > 0) return { lines: results }
    return openMatches(stand).length === 0 ? this.opening(opened) : undefined
  }

  /** The next round with its tables; where there is none, that it is over. */
  private async opening(opened: Opened): Promise<Change> {
    const { row, rules } = opened
    const { store, time } = this.house
    const removed = await this.withoutAccount(opened.stand)
    const stand = tournamentOf(removed, opened.stand)
    const seed = newWord(20)
    const { before, rounds } = nextRounds(stand, rules, seed)
    if (rounds.length === 0) {
      // One that never began may still be joined.
      if (row.state === 'open') return { lines: [...removed] }
      return { lines: [...removed, { type: 'over' }], state: 'over' }
    }
    const now = tournamentOf(before, stand)
    const decks = await store.tournaments.secrets(row.id)
    const lines: TournamentLine[] = [...removed, ...before]
    const matches: NonNullable<Change['matches']>[number][] = []
    // By whoever is seated: of all that is opened at once everybody hears by their first match.
    const occasions = new Map<string, Occasion>()
    const begins = time.now()
    const first = stand.rounds[0]?.seed ?? seed
    for (const [place, pairing] of rounds.entries()) {
      const number = stand.rounds.length + place + 1
      const ends = rules.roundMs === undefined ? undefined : begins + rules.roundMs * (place + 1)
      const paired: PairedMatch[] = []
      const results: TournamentLine[] = []
      for (const seats of seatings(pairing, rules.games)) {
        const [one, two] = seats.map((id) => now.entrants.find((entrant) => entrant.id === id))
        if (one === undefined || two === undefined) throw new Error(`${row.id}: an entrant is missing`)
        if (one.hasLeft || two.hasLeft) {
          const id = newWord()
          paired.push({ id, seats })
          const halves = [one.hasLeft ? 0 : 2, two.hasLeft ? 0 : 2] as const
          results.push({ type: 'result', match: id, halves, kind: 'left' })
          continue
        }
        const sitters = [sitterOf(one, decks), sitterOf(two, decks)] as const
        const match = await this.lobby.layOut(
          tableFor(rules, sitters),
          { id: row.id, round: number },
          sitters,
        )
        matches.push(match)
        for (const { seat, key } of match.holders) {
          if (occasions.has(key)) continue
          const about = { match: match.id, seat, kind: 'paired', seq: number }
          const dueAt = begins + sitDownMs
          occasions.set(key, { id: occasionId(about), ...about, at: begins, dueAt })
        }
        paired.push({ id: match.id, seats })
      }
      const { bye } = pairing
      lines.push(
        {
          ...{ type: 'paired', round: number, matches: paired },
          seed: rules.kind === 'swiss' ? seed : first,
          ...(bye === undefined ? {} : { bye }),
          sitBy:
            rules.kind === 'league'
              ? (ends ?? begins)
              : Math.min(begins + rules.sitWithinMs, ends ?? Number.POSITIVE_INFINITY),
          ...(ends === undefined ? {} : { endsAt: ends }),
        },
        ...results,
      )
    }
    return {
      lines,
      matches,
      occasions: [...occasions.values()],
      ...(row.state === 'open' ? { state: 'running' } : {}),
    }
  }

  /** Whoever has no account any more has left. */
  private async withoutAccount(stand: Tournament): Promise<readonly TournamentLine[]> {
    const lines: TournamentLine[] = []
    for (const { id, account, hasLeft } of stand.entrants) {
      if (hasLeft || account === undefined) continue
      if ((await this.house.store.people.account(account)) === undefined) {
        lines.push({ type: 'left', entrant: id })
      }
    }
    return lines
  }

  /** Has it looked at when time runs out for somebody. */
  private async lookAgain({ row, stand }: Opened): Promise<void> {
    const now = this.house.time.now()
    const open = new Set(openMatches(stand).map(({ id }) => id))
    const moments = stand.rounds
      .filter(({ matches }) => matches.some(({ id }) => open.has(id)))
      .flatMap(({ sitBy, endsAt = 0 }) => [sitBy, endsAt])
      .filter((at) => at > now)
    if (moments.length === 0) return
    // A job of its own: it must not put off what has happened meanwhile.
    const at = Math.min(...moments)
    await this.house.jobs.add([{ task: 'tournamentDeadline', match: row.id, at }])
  }
}

function openedFrom(row: TournamentRow, stored: readonly StoredLine[]): Opened {
  const lines = stored.map(({ body }): TournamentLine => JSON.parse(body))
  return { row, rules: JSON.parse(row.rules), lines, stand: tournamentOf(lines) }
}

/** Names the secret that is the deck of an entrant, until the tournament is over. */
export const deckName = (entrant: EntrantId): string => `deck:${entrant}`

function sitterOf({ id, account, level }: Entrant, decks: Readonly<Record<string, string>>): Sitter {
  const brings = decks[deckName(id)] ?? ''
  return {
    ...(account === undefined ? {} : { key: accountKey({ id: account }) }),
    ...(level === undefined ? {} : { level: level as NonNullable<Sitter['level']> }),
    ...(brings === '' ? {} : { brings }),
  }
}
