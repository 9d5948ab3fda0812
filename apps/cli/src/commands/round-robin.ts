import { isJsonObject } from '@wyrmtable/kernel'
import { formatNumber, formatPercent } from '@wyrmtable/text'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { type OpenGame, openGame } from '../games.ts'
import { matchOptions } from '../options.ts'
import { table } from '../output/columns.ts'
import { createProgress } from '../output/progress.ts'
import { kindsIn } from '../players.ts'
import { playRoundRobin } from '../simulate/run-round-robin.ts'
import { type Standings, standingsOf } from '../simulate/standings.ts'
import type { Length, Share } from '../simulate/tally.ts'
import { withAnEnd } from '../simulate/with-an-end.ts'
import type { SimulateOptions } from './simulate-options.ts'

const SEATS = 2

/** `simulate GAME --round-robin`: what seats may bring, such as decks, all against all, and how each fares. */
export async function roundRobin(context: Context, id: string, options: SimulateOptions): Promise<void> {
  const { t, print } = context
  const opened = await openGame(context, id)
  const { manifest, game } = opened
  const room = (await manifest.entries?.())?.entries
  if (room === undefined) throw new Failure(t('roundRobin.noEntries'))
  const seats =
    options.seats === undefined ? (['greedy', 'greedy'] as const) : kindsIn(context, options.seats)
  if (seats.length !== SEATS || game.minSeats > SEATS) {
    throw new Failure(t('cli.seatCount', { least: SEATS, most: SEATS }), { seats })
  }
  const base = withAnEnd(context, opened, await matchOptions(context, manifest, game, options), SEATS)
  const { seed, scale, threads, maxActions } = options
  // As many from each seat.
  const games = options.games + (options.games % 2)
  const settings = { game: id, seats, games, seed, ...(scale === undefined ? {} : { scale }) }
  const ids = room.entries.map((entry) => entry.id)
  const progress = createProgress(t('simulate.progress'), context)
  const results = await playRoundRobin(
    {
      setup: {
        gameId: id,
        seats,
        seed,
        ...(scale === undefined ? {} : { scale }),
        wantsReplays: false,
        verifies: false,
        maxActions,
      },
      optionsOf: (pair) => ({ ...(isJsonObject(base) ? base : {}), ...room.options(pair) }),
      ids,
      games,
      threads,
    },
    (done) => progress.update(done, (games * ids.length * (ids.length - 1)) / 2),
  ).finally(() => progress.end())
  const broken = results.flatMap(({ seed: of, error }) => (error === undefined ? [] : [{ seed: of, error }]))
  const standings = standingsOf(results, ids)
  const titles = new Map(room.entries.map((entry) => [entry.id, entry.title[context.language]]))
  if (options.json) print(JSON.stringify({ ...settings, ...standings, errors: broken }, null, 2))
  else print(report(context, opened, (entry) => titles.get(entry) ?? entry, standings))
  if (broken.length === 0) return
  const lines = broken.map(({ seed: of, error }) => `  ${of}: ${error}`)
  throw new Failure([t('simulate.errors', { count: broken.length }), ...lines].join('\n'), { errors: broken })
}

function report(
  { t, language }: Context,
  { manifest }: OpenGame,
  titleOf: (id: string) => string,
  { matches, finished, entries, meetings, draws, first, firstSeat, actions, rounds }: Standings,
): string {
  const percent = (share: number): string => formatPercent(language, share, 1)
  const row = (name: string, { count, share, interval }: Share): string[] => [
    name,
    String(count),
    percent(share),
    `${percent(interval.low)} – ${percent(interval.high)}`,
  ]
  const heads = (name: string): string[] => [
    name,
    t('simulate.count'),
    t('simulate.share'),
    t('simulate.interval'),
  ]
  const number = (value: number): string => formatNumber(language, value, 1)
  const length = (name: string, { mean, median, mostOf95, least, most }: Length): string[] => [
    name,
    ...[mean, median, mostOf95, least, most].map(number),
  ]
  return [
    t('roundRobin.title', { game: manifest.title[language], games: matches, finished }),
    '',
    table([
      heads(t('simulate.winner')),
      ...Object.entries(entries).map(([id, share]) => row(titleOf(id), share)),
    ]),
    '',
    table([
      [t('roundRobin.meetings'), t('simulate.winner'), t('roundRobin.drawn'), t('roundRobin.lost')],
      ...meetings.map(({ ids: [one, other], wins, draws: drawn, losses }) => [
        `${titleOf(one)} – ${titleOf(other)}`,
        ...[wins, drawn, losses].map(String),
      ]),
    ]),
    '',
    table([
      heads(t('roundRobin.seats')),
      ...(first === undefined ? [] : [row(t('roundRobin.first'), first)]),
      row(t('roundRobin.firstSeat'), firstSeat),
      row(t('roundRobin.drawn'), draws),
    ]),
    '',
    table([
      [
        t('simulate.length'),
        t('simulate.mean'),
        t('roundRobin.median'),
        t('roundRobin.mostOf95'),
        t('simulate.least'),
        t('simulate.most'),
      ],
      length(t('simulate.actions'), actions),
      ...(rounds === undefined ? [] : [length(t('roundRobin.rounds'), rounds)]),
    ]),
  ].join('\n')
}
