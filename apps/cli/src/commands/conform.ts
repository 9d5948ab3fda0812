import { Command } from 'commander'
import { checkBot } from '../conform/bot/check-bot.ts'
import { type CheckResult, checkNames, conform } from '../conform/checks.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { openGame } from '../games.ts'
import { EngineProcess } from '../opponents/engine-process.ts'
import { matchOptions, type TableOptions, wholeNumber } from '../options.ts'
import { createProgress } from '../output/progress.ts'
import { withAnEnd } from '../simulate/with-an-end.ts'

interface ConformOptions extends TableOptions {
  readonly positions: number
  readonly ms: number
  readonly seed: string
  readonly json?: true
  readonly bot?: true
  readonly patience: number
}

/**
 * `conform GAME COMMAND`: whether a program keeps to the engine protocol, question by question; with `--bot` whether one that
 * plays over HTTP stands what networks do.
 */
export function conformCommand(context: Context): Command {
  const { t } = context
  return new Command('conform')
    .summary(t('conform.summary'))
    .description(t('conform.description'))
    .argument('<game>', t('argument.game'))
    .argument('<command>', t('conform.command'))
    .option('--positions <n>', t('conform.positions'), wholeNumber(context, 1, 1000), 20)
    .option('--ms <n>', t('conform.ms'), wholeNumber(context, 1, 60_000), 200)
    .option('--seed <seed>', t('simulate.seed'), '1')
    .option('--scenario <id>', t('option.scenario'))
    .option('--options <file>', t('option.options'))
    .option('--bot', t('conform.isBot'))
    .option('--patience <seconds>', t('conform.patience'), wholeNumber(context, 1, 3600), 30)
    .option('--json', t('option.json'))
    .action((id: string, program: string, options: ConformOptions) =>
      (options.bot ? checkBotOf : check)(context, id, program, options),
    )
}

async function check(context: Context, id: string, command: string, options: ConformOptions): Promise<void> {
  const { t, print } = context
  const opened = await openGame(context, id)
  const { game, manifest } = opened
  const { bot } = await manifest.bot()
  const { positions, ms, seed } = options
  const own = withAnEnd(context, opened, await matchOptions(context, manifest, game, options), 2)
  const engine = new EngineProcess(command)
  const progress = createProgress(t('conform.progress'), context)
  const results: CheckResult[] = []
  try {
    for await (const result of conform(engine, { game, bot, options: own, seed, positions, ms })) {
      results.push(result)
      progress.update(results.length, checkNames.length)
    }
  } finally {
    progress.end()
    await engine.end()
  }
  if (options.json) print(JSON.stringify({ game: id, command, positions, ms, seed, results }, null, 2))
  else {
    for (const { check: name, passed, what } of results) {
      const said = passed || what === undefined ? '' : `: ${what}`
      print(`${passed ? '✓' : '✗'} ${t(`conform.${name}`)}${said}`)
    }
  }
  const failed = results.filter(({ passed }) => !passed)
  if (failed.length > 0) throw new Failure(t('conform.failed', { count: failed.length }), { failed })
}

async function checkBotOf(
  context: Context,
  id: string,
  command: string,
  options: ConformOptions,
): Promise<void> {
  const { t, print } = context
  const opened = await openGame(context, id)
  const { game, manifest } = opened
  const { seed, patience } = options
  const own = withAnEnd(context, opened, await matchOptions(context, manifest, game, options), 2)
  const results = await checkBot({ game: id, options: own, command, seed, patienceMs: patience * 1000 })
  if (options.json) print(JSON.stringify({ game: id, command, seed, results }, null, 2))
  else {
    for (const { check: name, passed, what } of results) {
      const said = passed !== false || what === undefined ? '' : `: ${what}`
      print(`${passed === undefined ? '–' : passed ? '✓' : '✗'} ${t(`conform.bot.${name}`)}${said}`)
    }
  }
  const failed = results.filter(({ passed }) => passed === false)
  if (failed.length > 0) throw new Failure(t('conform.failed', { count: failed.length }), { failed })
}
