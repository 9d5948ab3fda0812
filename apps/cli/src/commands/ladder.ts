import { formatNumber, formatPercent } from '@wyrmtable/text'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { type OpenGame, openGame } from '../games.ts'
import { matchOptions } from '../options.ts'
import { table } from '../output/columns.ts'
import { countOf, ladderTables } from '../output/ladder-tables.ts'
import { createProgress } from '../output/progress.ts'
import { kindsIn, type PlayerKind, playerKinds } from '../players.ts'
import { BrokenMatch, type LadderResult, ladderTest, playLadder } from '../simulate/run-ladder.ts'
import { tallyOf } from '../simulate/tally.ts'
import { withAnEnd } from '../simulate/with-an-end.ts'
import type { LadderPairs, SimulateOptions } from './simulate-options.ts'

/** `simulate GAME --ladder`: computers against each other from both sides, and their ratings. */
export async function ladder(context: Context, id: string, options: SimulateOptions): Promise<void> {
  const { t, print } = context
  const opened = await openGame(context, id)
  const { game, manifest } = opened
  const entrants = options.seats === undefined ? playerKinds : kindsIn(context, options.seats)
  if (game.seatIds.length !== 2) throw new Failure(t('ladder.twoSeats'))
  if (entrants.length < 2 || new Set(entrants).size < entrants.length) throw new Failure(t('ladder.entrants'))
  // As many from each side.
  const games = options.games + (options.games % 2)
  const { seed, scale, pairs, threads, maxActions } = options
  const settings = { game: id, entrants, pairs, games, seed, ...(scale === undefined ? {} : { scale }) }
  const setup = {
    gameId: id,
    options: withAnEnd(
      context,
      opened,
      await matchOptions(context, manifest, game, options),
      game.seatIds.length,
    ),
    seed,
    ...(scale === undefined ? {} : { scale }),
    wantsReplays: false,
    verifies: false,
    maxActions,
  }
  const progress = createProgress(t('simulate.progress'), context)
  const played = new Map<string, number>()
  const result = await playLadder(
    { setup, entrants, pairs, games, threads },
    ({ stronger, weaker, tally }) => {
      played.set(`${weaker},${stronger}`, countOf(tally))
      progress.update(
        [...played.values()].reduce((sum, count) => sum + count, 0),
        mostMatches([...played.values()], pairsOf(entrants.length, pairs), games),
      )
    },
  )
    .catch((error: unknown) => {
      if (!(error instanceof BrokenMatch)) throw error
      const { seed: broken, error: why = '' } = error.result
      throw new Failure(`${t('simulate.errors', { count: 1 })}\n  ${broken}: ${why}`, error.result)
    })
    .finally(() => progress.end())
  if (options.json) print(JSON.stringify({ ...settings, ...figuresOf(result, game.seatIds) }, null, 2))
  else print(report(context, opened, result, scale))
}

const pairsOf = (entrants: number, pairs: LadderPairs): number =>
  pairs === 'neighbours' ? entrants - 1 : (entrants * (entrants - 1)) / 2

/** Matches played, and the most that may follow: pairings before the last one begun are over. */
function mostMatches(counts: readonly number[], pairs: number, games: number): number {
  const over = counts.slice(0, -1).reduce((sum, count) => sum + count, 0)
  return over + (pairs - counts.length + 1) * games
}

/** The whole result but for the single matches, with the share of each seat in all of them. */
function figuresOf({ pairings, ratings, matches }: LadderResult, seatIds: readonly string[]) {
  const { wins, turns, actions } = tallyOf(matches, seatIds)
  return { test: ladderTest, pairings, ratings, matches: matches.length, wins, turns, actions }
}

function report(
  context: Context,
  { text, manifest, game }: OpenGame,
  result: LadderResult,
  scale: number | undefined,
): string {
  const { t, language } = context
  const percent = (share: number): string => formatPercent(language, share, 1)
  const figures = figuresOf(result, game.seatIds)
  const seats = game.seatIds.map((id) => text.seat(id))
  return [
    t('ladder.title', { game: manifest.title[language], games: figures.matches }),
    scale === undefined ? t('ladder.steady') : t('ladder.scaled', { scale: formatNumber(language, scale) }),
    '',
    ...ladderTables(context, result, seats, (kind) => nameOf(t, kind)).flatMap((rows) => [rows, '']),
    table([
      [t('simulate.winner'), t('simulate.count'), t('simulate.share'), t('simulate.interval')],
      ...game.seatIds.map((id, seat) => {
        const share = figures.wins[id]
        return [
          seats[seat] ?? id,
          String(share?.count ?? 0),
          percent(share?.share ?? 0),
          `${percent(share?.interval.low ?? 0)} – ${percent(share?.interval.high ?? 1)}`,
        ]
      }),
    ]),
  ].join('\n')
}

const nameOf = (t: Context['t'], kind: string): string => {
  const known = playerKinds.find((one): one is PlayerKind => one === kind)
  return known === undefined ? kind : t(`player.${known}`)
}
