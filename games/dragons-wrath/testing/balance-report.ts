import { cardOf } from '../data/library.ts'
import { objectTypes } from '../data/words.ts'
import type { GameRecord } from './balance.ts'

/** A figure beside the goal of the clause: from `least` to `most`. */
export interface Goal {
  readonly clause: string
  readonly what: string
  readonly value: number
  readonly games: number
  readonly least: number
  readonly most: number
}

const share = (n: number, of: number): number => (of === 0 ? 0 : (100 * n) / of)

/** The value below which so much of the list lies. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

const count = (records: readonly GameRecord[], holds: (record: GameRecord) => boolean): number =>
  records.filter(holds).length

/** Shares of a deck over all games that it did not play against itself. */
function deckGoals(records: readonly GameRecord[]): readonly Goal[] {
  const decks = [...new Set(records.flatMap((record) => record.decks))]
  return decks.map((deck) => {
    const played = records.filter((record) => record.decks.includes(deck) && new Set(record.decks).size > 1)
    const won = count(played, ({ decks: of, winner }) => winner !== null && of[winner] === deck)
    return {
      clause: 'DW-27.2',
      what: deck,
      value: share(won, played.length),
      games: played.length,
      least: 43,
      most: 57,
    }
  })
}

function pairGoals(records: readonly GameRecord[]): readonly Goal[] {
  const pairOf = ({ decks }: GameRecord): string => decks.toSorted().join(' : ')
  return [...new Set(records.map(pairOf))].map((pair) => {
    const played = records.filter((record) => pairOf(record) === pair)
    const [deck = '', other = ''] = pair.split(' : ')
    const isMirror = deck === other
    const won = count(played, ({ decks, winner }) =>
      isMirror ? winner === 0 : winner !== null && decks[winner] === deck,
    )
    const bounds = isMirror ? { least: 47, most: 53 } : { least: 33, most: 67 }
    return {
      clause: 'DW-27.2',
      what: pair,
      value: share(won, played.length),
      games: played.length,
      ...bounds,
    }
  })
}

/** The goals of the specification that duels can be held against. */
export function duelGoals(records: readonly GameRecord[]): readonly Goal[] {
  const games = records.length
  const none = { least: 0, games }
  const turns = records.map((record) => record.turns)
  const led = records.filter(({ leader }) => leader !== null)
  const lost = { attack: 0, payment: 0, effect: 0, sacrifice: 0 }
  for (const record of records) {
    for (const cause of ['attack', 'payment', 'effect', 'sacrifice'] as const)
      lost[cause] += record.lost[cause]
  }
  const all = lost.attack + lost.payment + lost.effect
  const kindShare = (kind: string): number =>
    share(
      count(records, ({ kinds }) =>
        kinds.some((id) => {
          const card = cardOf(id)
          return card.type === 'object' && card.objectType === kind
        }),
      ),
      games,
    )
  return [
    ...deckGoals(records),
    ...pairGoals(records),
    {
      clause: 'DW-27.3',
      what: 'draws',
      value: share(
        count(records, ({ winner }) => winner === null),
        games,
      ),
      ...none,
      most: 2,
    },
    {
      clause: 'DW-27.3',
      what: 'last year reached',
      value: share(
        count(records, ({ isLimit }) => isLimit),
        games,
      ),
      ...none,
      most: 1,
    },
    { clause: 'DW-27.3', what: 'years, median', value: quantile(turns, 0.5), games, least: 6, most: 14 },
    { clause: 'DW-27.3', what: 'years, 95 %', value: quantile(turns, 0.95), ...none, most: 30 },
    {
      clause: 'DW-27.4',
      what: 'decisions of a player, median',
      value: quantile(
        records.flatMap(({ decisions }) => decisions),
        0.5,
      ),
      ...none,
      most: 90,
    },
    {
      clause: 'DW-27.5',
      what: 'wins of the first in order',
      value: share(
        count(records, ({ first, winner }) => first === winner),
        games,
      ),
      games,
      least: 47,
      most: 54,
    },
    ...objectTypes.map((kind) => ({
      clause: 'DW-27.7',
      what: `objects of kind ${kind} seen`,
      value: kindShare(kind),
      games,
      least: 40,
      most: 100,
    })),
    {
      clause: 'DW-27.7',
      what: 'sacrifices a game',
      value: games === 0 ? 0 : lost.sacrifice / games,
      games,
      least: 0.3,
      most: 1.5,
    },
    {
      clause: 'DW-27.7',
      what: 'provinces lost to attacks',
      value: share(lost.attack, all),
      games,
      least: 45,
      most: 75,
    },
    {
      clause: 'DW-27.7',
      what: 'provinces lost to payments',
      value: share(lost.payment, all),
      games,
      least: 20,
      most: 45,
    },
    {
      clause: 'DW-27.7',
      what: 'provinces lost to effects',
      value: share(lost.effect, all),
      ...none,
      most: 20,
    },
    {
      clause: 'DW-27.9',
      what: 'wins of the leader after year 4',
      value: share(
        count(led, ({ leader, winner }) => leader === winner),
        led.length,
      ),
      ...none,
      games: led.length,
      most: 80,
    },
  ]
}

/** DW-27.6: how far the share of a deck moves when a card is drawn, for cards drawn often enough. */
export function cardGoals(records: readonly GameRecord[], enough: number): readonly Goal[] {
  const seen = new Map<string, { games: number; won: number; of: number; wonOf: number }>()
  for (const { decks, drawn, winner } of records) {
    for (const [seat, deck] of decks.entries()) {
      for (const key of (drawn[seat] ?? []).map((card) => `${deck} ${card}`)) {
        const entry = seen.get(key) ?? { games: 0, won: 0, of: 0, wonOf: 0 }
        entry.games++
        if (winner === seat) entry.won++
        seen.set(key, entry)
      }
    }
  }
  return [...seen].flatMap(([key, { games, won }]) => {
    if (games < enough) return []
    const [deck = ''] = key.split(' ')
    const played = records.filter(({ decks }) => decks.includes(deck))
    const usual = share(
      count(played, ({ decks, winner }) => winner !== null && decks[winner] === deck),
      played.length,
    )
    return [{ clause: 'DW-27.6', what: key, value: share(won, games) - usual, games, least: -8, most: 8 }]
  })
}

/** DW-27.8, for three or four players. */
export function tableGoals(records: readonly GameRecord[]): readonly Goal[] {
  const seats = records[0]?.decks.length ?? 0
  const games = records.length
  const even = share(1, seats)
  return [
    ...Array.from({ length: seats }, (_, seat) => ({
      clause: 'DW-27.8',
      what: `seat ${seat} of ${seats}`,
      value: share(
        count(records, ({ winner }) => winner === seat),
        games,
      ),
      games,
      least: even - 4,
      most: even + 4,
    })),
    {
      clause: 'DW-27.8',
      what: `part of the game that the first one out has played, of ${seats}`,
      value: quantile(
        records.map(({ firstOut, turns }) => share(firstOut, turns)),
        0.5,
      ),
      games,
      least: 60,
      most: 100,
    },
  ]
}

export const formatGoal = ({ clause, what, value, games, least, most }: Goal): string =>
  `${value >= least && value <= most ? ' ' : '!'} ${clause.padEnd(8)} ${what.padEnd(58)} ${value.toFixed(1).padStart(6)}   goal ${least.toFixed(0)}–${most.toFixed(0)}, ${games} games`
