import { type LadderMatch, levelNames, runLadder } from '@wyrmtable/ai'
import { toReplay } from '@wyrmtable/kernel'
import { formatNumber } from '@wyrmtable/text'
import { Command } from 'commander'
import { type ArenaResult, arenaMatch } from '../arena/arena-match.ts'
import { Bench, entrantNamed } from '../arena/entrant.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { openGame } from '../games.ts'
import { matchOptions, type TableOptions, wholeNumber } from '../options.ts'
import { ladderTables } from '../output/ladder-tables.ts'
import { createProgress } from '../output/progress.ts'
import { putFile } from '../simulate/keep-replays.ts'
import { ladderTest } from '../simulate/run-ladder.ts'
import { withAnEnd } from '../simulate/with-an-end.ts'

/** Matches of a pairing before the test may end it. */
const least = 20
/** Seats of a match in an arena. */
const two = 2

interface ArenaOptions extends TableOptions {
  readonly games: number
  readonly ms: number
  readonly concurrency: number
  readonly seed: string
  readonly out?: string
  readonly maxActions: number
  readonly json?: true
}

type Failed = NonNullable<ArenaResult['failed']> & { readonly seed: string }

/** `arena GAME ENTRANT…`: programs and levels against each other, each pairing from both sides. */
export function arenaCommand(context: Context): Command {
  const { t } = context
  return new Command('arena')
    .summary(t('arena.summary'))
    .description(t('arena.description', { levels: levelNames.join(', ') }))
    .argument('<game>', t('argument.game'))
    .argument('<entrants...>', t('arena.entrants'))
    .option('--games <n>', t('arena.games'), wholeNumber(context, 2, 100_000), 100)
    .option('--ms <n>', t('arena.ms'), wholeNumber(context, 1, 600_000), 1000)
    .option('--concurrency <n>', t('arena.concurrency'), wholeNumber(context, 1, 256), 1)
    .option('--seed <seed>', t('simulate.seed'), '1')
    .option('--scenario <id>', t('option.scenario'))
    .option('--options <file>', t('option.options'))
    .option('--out <folder>', t('arena.out'))
    .option('--max-actions <n>', t('arena.maxActions'), wholeNumber(context, 1, 1_000_000), 20_000)
    .option('--json', t('option.json'))
    .action((id: string, entrants: readonly string[], options: ArenaOptions) =>
      arena(context, id, entrants, options),
    )
}

async function arena(
  context: Context,
  id: string,
  names: readonly string[],
  options: ArenaOptions,
): Promise<void> {
  const { t, print, language } = context
  const opened = await openGame(context, id)
  const { game, manifest, text } = opened
  if (game.minSeats > two) throw new Failure(t('ladder.twoSeats'))
  if (names.length < 2 || new Set(names).size < names.length) throw new Failure(t('ladder.entrants'))
  const { bot } = await manifest.bot()
  const { seed, ms, maxActions, concurrency, out } = options
  const setup = {
    ...{ game, bot, maxActions },
    options: withAnEnd(context, opened, await matchOptions(context, manifest, game, options), two),
  }
  const entrants = new Map(names.map((name) => [name, entrantNamed(name, id)]))
  const bench = new Bench(ms)
  const failures: Failed[] = []
  const play = async (wanted: LadderMatch) => {
    const seats = wanted.seats.flatMap((name) => entrants.get(name) ?? [])
    const result = await arenaMatch({ ...setup, seed: `${seed}/${wanted.seed}` }, seats, bench)
    if (result.failed !== undefined) failures.push({ ...result.failed, seed: `${seed}/${wanted.seed}` })
    if (out !== undefined) {
      const places = wanted.seats.map((name) => names.indexOf(name) + 1).join('-')
      const name = `match-${wanted.seed}-${places}.json`
      await putFile(context, out, name, JSON.stringify(toReplay(result.match)))
    }
    const { score, turns } = result
    return { score, turns, reason: result.failed?.code ?? '' }
  }
  // As many from each side.
  const games = options.games + (options.games % 2)
  const progress = createProgress(t('simulate.progress'), context)
  let played = 0
  const report = await runLadder({
    ...{ entrants: names, pairs: 'all', concurrency, test: ladderTest, seed: 0, play },
    least: Math.min(least, games),
    most: games,
    onMatch: () => progress.update(++played, (games * names.length * (names.length - 1)) / 2),
  }).finally(() => {
    progress.end()
    return bench.end()
  })
  if (options.json)
    print(JSON.stringify({ game: id, ms, seed, test: ladderTest, ...report, failures }, null, 2))
  else {
    const seats = game.seatIds.slice(0, two).map((seat) => text.seat(seat))
    print(
      [
        t('ladder.title', { game: manifest.title[language], games: played }),
        t('arena.time', { ms: formatNumber(language, ms) }),
        ...ladderTables(context, report, seats, (name) => name).flatMap((rows) => ['', rows]),
      ].join('\n'),
    )
  }
  if (failures.length === 0) return
  const lines = failures.map(
    ({ entrant, code, what, seed: where }) =>
      `  ${where}: ${t(`play.engine.${code}`, { command: entrant, what })}`,
  )
  throw new Failure([t('arena.failures', { count: failures.length }), ...lines].join('\n'), { failures })
}
