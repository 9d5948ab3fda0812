import type { KnownWorker, MatchStore, Thought } from '@wyrmtable/store'
import { formatPercent } from '@wyrmtable/text'
import { type Command, InvalidArgumentError } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { withStore } from '../open-store.ts'
import { table } from '../output/columns.ts'
import { type StoreOptions, storeGroup } from './store-command.ts'

interface ChangeOptions extends StoreOptions {
  readonly dryRun?: true
}

/** `workers`: which machines may think for the computers of a server, also while it runs. */
export function workersCommand(context: Context): Command {
  const { t } = context
  const { command, add } = storeGroup(context, 'workers')
  add('list', t('workers.list')).action((options: StoreOptions) =>
    withStore(context, options.data, (store) => list(context, store, options)),
  )
  const change = (
    name: 'add' | 'remove',
    act: (context: Context, store: MatchStore, name: string, options: ChangeOptions) => Promise<void>,
  ) =>
    add(name, t(`workers.${name}`))
      .argument('<name>', t('workers.name'), workerName(context))
      .option('--dry-run', t('people.dryRun'))
      .action((who: string, options: ChangeOptions) =>
        withStore(context, options.data, (store) => act(context, store, who, options)),
      )
  change('add', addOne)
  change('remove', removeOne)
  return command
}

const workerName =
  ({ t }: Context) =>
  (text: string): string => {
    if (/^[\w.-]{1,40}$/.test(text)) return text
    throw new InvalidArgumentError(t('workers.badName'))
  }

async function addOne(
  { t, print }: Context,
  { workers }: MatchStore,
  name: string,
  { json, dryRun }: ChangeOptions,
) {
  const taken = () => new Failure(t('workers.nameTaken', { name }), { fault: 'nameTaken' })
  if (dryRun) {
    if ((await workers.workers()).some((one) => one.name === name)) throw taken()
    print(
      json
        ? JSON.stringify({ would: { add: name } })
        : t('people.wouldBe', { said: t('workers.wouldAdd', { name }) }),
    )
    return
  }
  // The other commands need no server, and start faster without it.
  const { newWorker } = await import('../../../server/src/index.ts')
  const key = await newWorker(workers, name, Date.now())
  if (key === undefined) throw taken()
  print(json ? JSON.stringify({ name, key }) : t('workers.added', { name, key }))
}

async function removeOne(
  { t, print }: Context,
  { workers }: MatchStore,
  name: string,
  { json, dryRun }: ChangeOptions,
) {
  const isThere = dryRun
    ? (await workers.workers()).some((one) => one.name === name)
    : await workers.removeWorker(name)
  if (!isThere) throw new Failure(t('workers.unknown', { name }), { fault: 'unknownName' })
  const said = t('workers.removed', { name })
  if (json) print(JSON.stringify(dryRun ? { would: { remove: name } } : { removed: name }))
  else print(dryRun ? t('people.wouldBe', { said }) : said)
}

async function list({ t, language, print }: Context, { workers }: MatchStore, { json }: StoreOptions) {
  const all = await workers.workers()
  const thoughts = await workers.thoughts()
  if (json) {
    const told = all.map(({ name, addedAt, seenAt = null, ends }) => ({
      ...{ name, addedAt, seenAt, ...ends },
      thinks: thoughts.flatMap(({ game, lease }) =>
        lease?.worker === name
          ? [{ game, since: lease.from, share: lease.share, playouts: lease.playouts }]
          : [],
      ),
    }))
    print(JSON.stringify({ workers: told, open: thoughts.filter(({ lease }) => lease === undefined).length }))
    return
  }
  if (all.length === 0) {
    print(t('workers.none'))
    return
  }
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  print(table(all.map((worker) => row(worker, thoughts))))

  function row({ name, seenAt, ends }: KnownWorker, open: readonly Thought[]): readonly string[] {
    const now = open.flatMap(({ game, lease }) =>
      lease?.worker === name ? [`${game} ${formatPercent(language, lease.share)}`] : [],
    )
    return [
      name,
      seenAt === undefined ? t('workers.neverSeen') : moment.format(seenAt),
      t('workers.ends', ends),
      now.join(', '),
    ]
  }
}
