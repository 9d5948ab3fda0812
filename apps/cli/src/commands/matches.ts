import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { manifests } from '@wyrmtable/games'
import type { Json } from '@wyrmtable/kernel'
import type { MatchState, MatchStore } from '@wyrmtable/store'
import { type Command, Option } from 'commander'
import type { Surveyed } from '../../../server/src/index.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { withStore } from '../open-store.ts'
import { wholeNumber } from '../options.ts'
import { table } from '../output/columns.ts'
import { createProgress } from '../output/progress.ts'
import { reasonOf } from '../read-file.ts'
import { type StoreOptions, storeGroup } from './store-command.ts'

const states: readonly MatchState[] = ['open', 'running', 'over']
const dayMs = 24 * 60 * 60_000
/** A century. */
const mostDays = 36_500

/** `matches`: what the host of a server does with the matches kept there, also while it runs. */
export function matchesCommand(context: Context): Command {
  const { t } = context
  const { command, add } = storeGroup(context, 'matches')
  add('list', t('matches.list'))
    .addOption(new Option('--state <state>', t('matches.state')).choices(states))
    .action((options: StoreOptions & { readonly state?: MatchState }) =>
      withStore(context, options.data, (store) => list(context, store, options)),
    )
  add('export', t('matches.export'))
    .argument('<id>', t('matches.id'))
    .argument('[file]', t('matches.file'))
    .option('--stored', t('matches.stored'))
    .action((id: string, file: string | undefined, options: StoreOptions & { readonly stored?: true }) =>
      withStore(context, options.data, (store) => exportOne(context, store, id, file, options)),
    )
  add('clean', t('matches.clean'))
    .requiredOption('--idle <days>', t('matches.idle'), wholeNumber(context, 1, mostDays))
    .option('--dry-run', t('matches.dryRun'))
    .option('--yes', t('matches.yes'))
    .action((options: CleanOptions) =>
      withStore(context, options.data, (store) => clean(context, store, options)),
    )
  return command
}

interface CleanOptions extends StoreOptions {
  readonly idle: number
  readonly dryRun?: true
  readonly yes?: true
}

async function list(
  context: Context,
  store: MatchStore,
  { state, json }: StoreOptions & { readonly state?: MatchState },
) {
  const found = await all(context, store, state === undefined ? states : [state])
  if (json) context.print(JSON.stringify({ matches: found }))
  else if (found.length === 0) context.print(context.t('matches.none'))
  else context.print(tableOf(context, found))
}

async function exportOne(
  context: Context,
  store: MatchStore,
  id: string,
  file: string | undefined,
  { stored }: { readonly stored?: true },
) {
  const { t, print } = context
  const { exportMatch, Problem, storedMatch } = await import('../../../server/src/index.ts')
  let document: Json
  try {
    document = stored ? await storedMatch(store, id) : await exportMatch(store, manifests, id)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code } = error
    if (code === 'noSuchMatch') throw new Failure(t('matches.unknown', { id }), { fault: code })
    if (code === 'wrongMoment') throw new Failure(t('matches.notBegun', { id }), { fault: code })
    if (code === 'damaged') throw new Failure(t('matches.damagedNow', { id }), { fault: code })
    throw error
  }
  const text = JSON.stringify(document)
  if (file === undefined) {
    print(text)
    return
  }
  const path = resolve(file)
  if (existsSync(path)) throw new Failure(t('backup.exists', { file }), { fault: 'exists' })
  try {
    writeFileSync(path, `${text}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const reason = reasonOf(context, error)
    throw new Failure(t('file.notWritten', { file, reason }), { fault: 'notWritten' })
  }
  print(t('matches.exported', { id, file }))
}

/** Takes matches away that nobody has touched for so many days and that are not over; tells which before it does. */
async function clean(context: Context, store: MatchStore, { idle, dryRun, yes, json }: CleanOptions) {
  const { t, print } = context
  const now = Date.now()
  const found = (await all(context, store, ['open', 'running'])).filter(
    ({ lastAt }) => lastAt < now - idle * dayMs,
  )
  if (!json) {
    const count = { count: found.length, days: idle }
    print(found.length === 0 ? t('matches.nothingIdle', count) : t('matches.idleOnes', count))
    if (found.length > 0) print(tableOf(context, found))
  }
  if (!dryRun && found.length > 0 && !yes) await mustAgree(context, found.length)
  const removed: string[] = []
  if (!dryRun) {
    for (const { id, lines } of found) if (await store.remove(id, lines, now)) removed.push(id)
  }
  if (json) print(JSON.stringify({ idle: found, removed }))
  else if (!dryRun && found.length > 0) print(t('matches.removed', { count: removed.length }))
}

/** Asks whoever sits at the terminal; where nobody does, nothing is taken away unasked. */
async function mustAgree({ t, surroundings: { input, errors } }: Context, count: number): Promise<void> {
  if (input.isTTY !== true) throw new Failure(t('matches.sayYes'), { fault: 'notAgreed' })
  const asked = createInterface({ input, output: errors })
  const answer = await asked.question(`${t('matches.ask', { count })} `)
  asked.close()
  if (!t('matches.agreed').split(' ').includes(answer.trim().toLowerCase())) {
    throw new Failure(t('matches.kept'), { fault: 'notAgreed' })
  }
}

async function all(
  context: Context,
  store: MatchStore,
  wanted: readonly MatchState[],
): Promise<readonly Surveyed[]> {
  // The other commands need no server, and start faster without it.
  const { survey } = await import('../../../server/src/index.ts')
  const progress = createProgress(context.t('matches.looking'), context)
  const found: Surveyed[] = []
  try {
    for await (const one of survey(store, manifests, wanted)) {
      found.push(one)
      progress.update(found.length, found.length)
    }
  } finally {
    progress.end()
  }
  return found.sort((a, b) => a.lastAt - b.lastAt)
}

function tableOf({ t, language }: Context, found: readonly Surveyed[]): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return table(
    found.map(({ id, game, state, seats, lastAt, isDamaged }) => [
      id,
      game,
      isDamaged ? t('matches.damaged') : t(`matches.${state}`),
      day.format(lastAt),
      seats.map((name) => name || '–').join(', '),
    ]),
  )
}
