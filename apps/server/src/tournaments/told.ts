import type { Account, MatchState, MatchStore } from '@wyrmtable/store'
import type { EntrantId, MatchResult, Tournament } from './pure/record.ts'
import { halvesOf } from './pure/score.ts'
import { standingsOf } from './pure/standings.ts'
import { deckName, type Opened } from './tournaments.ts'

/** Names of accounts; null where there is none any more. */
export async function namesIn(
  { people }: MatchStore,
  { row, stand }: Opened,
): Promise<ReadonlyMap<string, string | null>> {
  const accounts = [...new Set([...stand.entrants.flatMap(({ account }) => account ?? []), row.organiser])]
  const names = await people.names(accounts)
  return new Map(accounts.map((id) => [id, names.get(id) ?? null]))
}

/** What a list says of a tournament. */
export function summaryOf({ row, rules, stand }: Opened) {
  const { name, kind, game, clock, isRated, most, rounds, turns } = rules
  return {
    ...{ id: row.id, name, kind, game, clock, isRated, most, rounds, turns },
    ...{ state: row.state, createdAt: row.createdAt },
    entrants: stand.entrants.filter(({ hasLeft }) => !hasLeft).length,
    round: stand.rounds.length,
  }
}

/** All that everybody may know of a tournament; `account` is told which entrant is theirs, and whether they organise it. */
export async function sightOf(store: MatchStore, opened: Opened, account: Account | undefined, now: number) {
  const { row, rules, stand } = opened
  const [names, states] = [await namesIn(store, opened), await statesOf(store, stand)]
  const decks = row.state === 'over' ? await store.tournaments.secrets(row.id) : {}
  return {
    ...{ id: row.id, state: row.state, createdAt: row.createdAt, now, rules },
    organiser: names.get(row.organiser) ?? null,
    isMine: account !== undefined && (account.id === row.organiser || account.isHost),
    me: stand.entrants.find((one) => account !== undefined && one.account === account.id)?.id ?? null,
    entrants: stand.entrants.map(({ id, account: whose, level, from, hasLeft, reason }) => ({
      ...{ id, from, hasLeft },
      ...(whose === undefined ? { level } : { name: names.get(whose) ?? null }),
      ...(reason === undefined ? {} : { reason }),
      ...deckOf(decks, id),
    })),
    rounds: stand.rounds.map(({ matches, ...round }) => ({
      ...round,
      matches: matches.map(({ id, seats }) => {
        const result = stand.results.get(id)
        return {
          ...{ id, seats, state: states.get(id) ?? 'none' },
          ...(result === undefined ? {} : { result: toldResult(result) }),
        }
      }),
    })),
    standings: standingsTold(opened),
    ...(stand.reason === undefined ? {} : { reason: stand.reason }),
  }
}

export const standingsTold = ({ rules, stand }: Opened) =>
  standingsOf(stand, rules.games, rules.tieBreaks).map(({ id, place, score, breaks }) => ({
    ...{ entrant: id, place, points: score.halves / 2, breaks },
    rounds: score.rounds.map((round) => ({ ...round, points: halvesOf(round, rules.games) / 2 })),
  }))

export const toldResult = ({ halves, kind, reason }: MatchResult) => ({
  points: halves.map((one) => one / 2),
  kind,
  ...(reason === undefined ? {} : { reason }),
})

/** How far the matches are that have no result yet, and those that were played. */
async function statesOf(
  store: MatchStore,
  { rounds, results }: Tournament,
): Promise<ReadonlyMap<string, MatchState>> {
  const states = new Map<string, MatchState>()
  const unknown: string[] = []
  for (const { id } of rounds.flatMap(({ matches }) => matches)) {
    const kind = results.get(id)?.kind
    if (kind === 'played') states.set(id, 'over')
    else if (kind !== 'absent' && kind !== 'left') unknown.push(id)
  }
  return new Map([...states, ...(await store.states(unknown))])
}

/** What somebody played with, once it is over. */
function deckOf(decks: Readonly<Record<string, string>>, id: EntrantId) {
  const deck = decks[deckName(id)] ?? ''
  return deck === '' ? {} : { brought: JSON.parse(deck) }
}
