import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type CaseReport, readCase, runCase } from '@wyrmtable/kernel'
import { Command } from 'commander'
import { type Context, faultFailure } from '../context.ts'
import { Failure } from '../failure.ts'
import { gameNamedIn, openBot } from '../games.ts'
import { readJsonFile, sizeLimits } from '../read-file.ts'

/** `case FILE|FOLDER…`: plays worked examples and names everything in them that does not hold. */
export function caseCommand(context: Context): Command {
  const { t } = context
  return new Command('case')
    .summary(t('case.summary'))
    .description(t('case.description'))
    .argument('<paths...>', t('case.paths'))
    .option('--json', t('option.json'))
    .action((paths: readonly string[], options: { readonly json?: true }) =>
      runCases(context, paths, options.json === true),
    )
}

/** A case that was run, or a file that is none. */
type Judged = { readonly file: string } & ({ readonly report: CaseReport } | { readonly unreadable: string })

async function runCases(context: Context, paths: readonly string[], asJson: boolean): Promise<void> {
  const { t } = context
  const judged: Judged[] = []
  for (const file of (await Promise.all(paths.map(filesAt))).flat()) judged.push(await judge(context, file))
  if (judged.length === 0) throw new Failure(t('case.none'), { cases: 0 })
  const bad = judged.filter((each) => !('report' in each && each.report.ok)).length
  if (asJson) context.print(JSON.stringify({ cases: judged.length, failed: bad, results: judged }, null, 2))
  else {
    for (const each of judged) context.print(lines(context, each))
    context.print(t('case.total', { cases: judged.length, failed: bad }))
  }
  if (bad > 0) throw new Failure(t('case.failed', { failed: bad }), { failed: bad })
}

/** The file itself, or every JSON file in the folder and those in it, by name. */
async function filesAt(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => undefined)
  if (found?.isDirectory() !== true) return [path]
  const names = await readdir(path, { recursive: true }).catch(() => [])
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name))
}

async function judge(context: Context, file: string): Promise<Judged> {
  const json = await readJsonFile(context, file, sizeLimits.document)
  if (!json.ok) return { file, unreadable: faultFailure(context, json.fault, file).message }
  const example = readCase(json.value)
  if (!example.ok) return { file, unreadable: faultFailure(context, example.fault, file).message }
  const opened = await gameNamedIn(context, json.value)
  if (opened === undefined) {
    const fault = { code: 'unknownGame', path: '/game', figures: { got: example.value.game } } as const
    return { file, unreadable: faultFailure(context, fault, file).message }
  }
  const room = await openBot(opened.manifest)
  return { file, report: runCase(opened.game, example.value, room) }
}

function lines({ t }: Context, judged: Judged): string {
  if ('unreadable' in judged) return `✗ ${judged.unreadable}`
  const { ok, id, title, looked, failures } = judged.report
  if (ok) return `✓ ${id} ${title} (${t('case.looked', { looked })})`
  return [
    `✗ ${id} ${title}`,
    ...failures.map(({ path, what, expected, found }) =>
      [
        `    ${path} (${what})`,
        `      ${t('case.expected')} ${JSON.stringify(expected)}`,
        `      ${t('case.found')} ${shortened(JSON.stringify(found))}`,
      ].join('\n'),
    ),
  ].join('\n')
}

const shortened = (text: string): string => (text.length > 400 ? `${text.slice(0, 399)}…` : text)
