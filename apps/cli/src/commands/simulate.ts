import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { formatNumber, formatPercent } from '@wyrmtable/text'
import { Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { type OpenGame, openGame } from '../games.ts'
import { factor, matchOptions, wholeNumber } from '../options.ts'
import { table } from '../output/columns.ts'
import { createProgress } from '../output/progress.ts'
import { kindsIn, type PlayerKind, playerKinds } from '../players.ts'
import { replayFolder } from '../simulate/keep-replays.ts'
import { runSimulation } from '../simulate/run-simulation.ts'
import { type Share, type Tally, tallyOf } from '../simulate/tally.ts'
import { withAnEnd } from '../simulate/with-an-end.ts'
import { ladder } from './ladder.ts'
import { roundRobin } from './round-robin.ts'
import { ladderPairs, type SimulateOptions } from './simulate-options.ts'

/** Where the replays of failed matches go unless told otherwise: a folder that repositories ignore. */
const errorsFolder = join('.wyrmtable', 'errors')

/** `simulate GAME`: matches between computers, and how often each side wins. */
export function simulateCommand(context: Context): Command {
  const { t } = context
  return new Command('simulate')
    .summary(t('simulate.summary'))
    .description(t('simulate.description'))
    .argument('<game>', t('argument.game'))
    .option('--games <n>', t('simulate.games'), wholeNumber(context, 1, 1_000_000), 100)
    .option('--seats <kinds>', t('simulate.seats', { kinds: playerKinds.join(', ') }))
    .option('--scale <factor>', t('simulate.scale'), factor(context, 0.01, 100))
    .addOption(new Option('--ladder', t('simulate.ladder')).conflicts(['out', 'verify']))
    .addOption(new Option('--pairs <which>', t('simulate.pairs')).choices(ladderPairs).default('neighbours'))
    .addOption(
      new Option('--round-robin', t('simulate.roundRobin')).conflicts(['ladder', 'out', 'verify', 'pairs']),
    )
    .option('--seed <seed>', t('simulate.seed'), '1')
    .option('--scenario <id>', t('option.scenario'))
    .option('--options <file>', t('option.options'))
    .option('--threads <n>', t('simulate.threads'), wholeNumber(context, 1, 256), availableParallelism())
    .option('--out <folder>', t('simulate.out'))
    .option('--verify', t('simulate.verify'))
    .option('--json', t('option.json'))
    .addOption(
      new Option('--max-actions <n>', t('simulate.maxActions'))
        .argParser(wholeNumber(context, 1, 1_000_000))
        .default(20_000),
    )
    .action((id: string, options: SimulateOptions) =>
      options.ladder
        ? ladder(context, id, options)
        : options.roundRobin
          ? roundRobin(context, id, options)
          : simulate(context, id, options),
    )
}

async function simulate(context: Context, id: string, options: SimulateOptions): Promise<void> {
  const { t } = context
  const opened = await openGame(context, id)
  const { manifest, game } = opened
  const seats = seatsOf(context, opened, options.seats)
  const setup = {
    gameId: id,
    seats,
    options: withAnEnd(context, opened, await matchOptions(context, manifest, game, options), seats.length),
    seed: options.seed,
    ...(options.scale === undefined ? {} : { scale: options.scale }),
    wantsReplays: options.out !== undefined,
    verifies: options.verify === true,
    maxActions: options.maxActions,
  }
  const progress = createProgress(t('simulate.progress'), context)
  const kept = replayFolder(context, options.out ?? errorsFolder, options.games)
  let done = 0
  const results = await runSimulation(setup, options.games, options.threads, async (some) => {
    await kept.keep(some)
    done += some.length
    progress.update(done, options.games)
  }).finally(() => progress.end())

  const tally = tallyOf(results, game.seatIds.slice(0, seats.length))
  if (options.out !== undefined) await kept.keepFigures(tally)
  const { errors } = tally
  if (options.json)
    context.print(
      JSON.stringify({ game: id, ...setup, ...tally, errors: withFiles(errors, kept.files) }, null, 2),
    )
  else context.print(report(context, opened, seats, tally))
  if (errors.length === 0) return
  const lines = withFiles(errors, kept.files).map(
    ({ seed, error, replay }) => `  ${seed}: ${error} → ${replay ?? '–'}`,
  )
  throw new Failure([t('simulate.errors', { count: errors.length }), ...lines].join('\n'), { errors })
}

/** One kind of player for each seat: as named, or greedy ones, who are quick. */
function seatsOf(context: Context, { game }: OpenGame, wanted: string | undefined): readonly PlayerKind[] {
  const { t } = context
  const kinds = wanted === undefined ? game.seatIds.map(() => 'greedy' as const) : kindsIn(context, wanted)
  if (kinds.length < game.minSeats || kinds.length > game.seatIds.length) {
    throw new Failure(t('cli.seatCount', { least: game.minSeats, most: game.seatIds.length }), {
      seats: kinds,
    })
  }
  return kinds
}

const withFiles = (errors: Tally['errors'], files: ReadonlyMap<string, string>) =>
  errors.map((error) => ({ ...error, replay: files.get(error.seed) }))

function report(
  { t, language }: Context,
  { game, text, manifest }: OpenGame,
  seats: readonly PlayerKind[],
  tally: Tally,
): string {
  const percent = (share: number): string => formatPercent(language, share, 1)
  const shareCells = ({ count, share, interval }: Share): string[] => [
    String(count),
    percent(share),
    `${percent(interval.low)} – ${percent(interval.high)}`,
  ]
  const heads = (first: string): string[] => [
    first,
    t('simulate.count'),
    t('simulate.share'),
    t('simulate.interval'),
  ]
  const number = (value: number): string => formatNumber(language, value, 1)
  const wins = game.seatIds
    .slice(0, seats.length)
    .map((id, seat) => [`${text.seat(id)} (${seats[seat]})`, ...shareCells(tally.wins[id] ?? noShare)])
  const lengths = (['actions', 'turns'] as const).map((what) => {
    const { mean, least, most } = tally[what]
    return [t(`simulate.${what}`), number(mean), number(least), number(most)]
  })
  const points = Object.entries(tally.scores ?? {}).map(([id, mean]) => `${text.seat(id)} ${number(mean)}`)
  return [
    t('simulate.title', { game: manifest.title[language], games: tally.games, finished: tally.finished }),
    '',
    table([heads(t('simulate.winner')), ...wins]),
    '',
    table([
      heads(t('simulate.ending')),
      ...tally.endings.map((ending) => [text.outcome(ending.outcome), ...shareCells(ending)]),
    ]),
    '',
    table([[t('simulate.length'), t('simulate.mean'), t('simulate.least'), t('simulate.most')], ...lengths]),
    ...(points.length === 0 ? [] : ['', t('simulate.points', { points: points.join(', ') })]),
  ].join('\n')
}

const noShare: Share = { count: 0, share: 0, interval: { low: 0, high: 1 } }
