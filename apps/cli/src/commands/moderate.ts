import type { Account, MatchStore, MeasureKind } from '@wyrmtable/store'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { withStore } from '../open-store.ts'
import { wholeNumber } from '../options.ts'
import { table } from '../output/columns.ts'
import type { StoreOptions } from './store-command.ts'

const dayMs = 24 * 60 * 60_000
/** Ten years. */
const mostDays = 3_650
/** Reports that are shown. */
const mostReports = 500

interface MeasureOptions extends StoreOptions {
  readonly reason: string
  readonly days?: number
  readonly dryRun?: true
}

/** A command of `people`, with what all of them can be told. */
type Add = (name: string, summary: string) => Command

/** The commands by which a host reads what was reported, and warns, suspends and closes accounts, with a reason and a log. */
export function addModeration(context: Context, add: Add): void {
  const { t } = context
  add('reports', t('people.reports'))
    .option('--all', t('people.reportsAll'))
    .action((options: StoreOptions & { readonly all?: true }) =>
      withStore(context, options.data, (store) => reports(context, store, options)),
    )
  add('dismiss', t('people.dismiss'))
    .argument('<report>', t('people.report'))
    .option('--dry-run', t('people.dryRun'))
    .action((id: string, options: StoreOptions & { readonly dryRun?: true }) =>
      withStore(context, options.data, (store) => dismiss(context, store, id, options)),
    )
  const measure = (name: string, kind: MeasureKind) => {
    const command = add(name, t(`people.${kind}`))
      .argument('<name>', t('people.name'))
      .requiredOption('--reason <words>', t('people.reason'))
      .option('--dry-run', t('people.dryRun'))
    if (kind === 'suspended')
      command.requiredOption('--days <days>', t('people.days'), wholeNumber(context, 1, mostDays))
    command.action((who: string, options: MeasureOptions) =>
      withStore(context, options.data, (store) => take(context, store, who, kind, options)),
    )
  }
  measure('warn', 'warned')
  measure('suspend', 'suspended')
  measure('close', 'closed')
  measure('lift', 'lifted')
  add('host', t('people.host'))
    .argument('<name>', t('people.name'))
    .option('--remove', t('people.hostRemove'))
    .action((who: string, options: StoreOptions & { readonly remove?: true }) =>
      withStore(context, options.data, (store) => setHost(context, store, who, options)),
    )
  add('log', t('people.log'))
    .argument('<name>', t('people.name'))
    .action((who: string, options: StoreOptions) =>
      withStore(context, options.data, (store) => log(context, store, who, options)),
    )
}

async function reports(
  { t, language, print }: Context,
  { people, moderation }: MatchStore,
  { json, all }: StoreOptions & { readonly all?: true },
) {
  const found = await moderation.reports(all ? 'all' : 'open', mostReports)
  const nameOf = async (id: string) => (await people.account(id))?.name ?? '–'
  const told = await Promise.all(
    found.map(async ({ id, at, by, about, match = null, words, isOpen }) => ({
      ...{ id, at, about: await nameOf(about), by: await nameOf(by), match, words, isOpen },
    })),
  )
  if (json) print(JSON.stringify({ reports: told }))
  else if (told.length === 0) print(t('people.noReports'))
  else {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    print(
      table(
        told.map(({ id, at, about, by, match, words }) => [
          ...[id, day.format(at), about, by, match ?? '–'],
          // Whatever somebody wrote stays in its row.
          words.replaceAll(/\s+/g, ' '),
        ]),
      ),
    )
  }
}

async function dismiss(
  { t, print }: Context,
  { moderation }: MatchStore,
  id: string,
  { json, dryRun }: StoreOptions & { readonly dryRun?: true },
) {
  if (!dryRun) {
    await moderation.settleReports({ id })
    return
  }
  const isOpen = (await moderation.reports('open', mostReports)).some((report) => report.id === id)
  if (json) print(JSON.stringify({ would: { dismiss: isOpen ? id : null } }))
  else print(isOpen ? t('people.wouldBe', { said: t('people.wouldDismiss', { id }) }) : t('people.noReports'))
}

async function take(
  context: Context,
  store: MatchStore,
  who: string,
  kind: MeasureKind,
  { reason, days, dryRun, json }: MeasureOptions,
) {
  const { t, language, print } = context
  const { takeMeasure } = await import('../../../server/src/index.ts')
  const account = await named(context, store, who)
  const now = Date.now()
  const until = days === undefined ? undefined : now + days * dayMs
  if (!dryRun) await takeMeasure(store, account, { kind, reason, until }, now)
  const { name } = account
  if (json) print(JSON.stringify({ name, kind, reason, until: until ?? null, isDone: !dryRun }))
  else {
    const when =
      until === undefined ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(until)
    const said = t(`people.done.${kind}`, { name, reason, ...(kind === 'suspended' ? { until: when } : {}) })
    print(dryRun ? t('people.wouldBe', { said }) : said)
  }
}

async function log(context: Context, store: MatchStore, who: string, { json }: StoreOptions) {
  const { t, language, print } = context
  const account = await named(context, store, who)
  const measures = await store.moderation.measuresOf(account.id)
  if (json) {
    const told = measures.map(({ at, kind, reason, until = null, isSeen }) => ({
      at,
      kind,
      reason,
      until,
      isSeen,
    }))
    print(JSON.stringify({ name: account.name, measures: told }))
  } else if (measures.length === 0) print(t('people.nothing', { name: account.name }))
  else {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    print(
      table(
        measures.map(({ at, kind, reason, until }) => [
          ...[
            day.format(at),
            t(`people.kind.${kind}`),
            until === undefined ? '–' : day.format(until),
            reason,
          ],
        ]),
      ),
    )
  }
}

async function setHost(
  context: Context,
  store: MatchStore,
  who: string,
  { json, remove }: StoreOptions & { readonly remove?: true },
) {
  const { t, print } = context
  const { id, name } = await named(context, store, who)
  await store.people.setHost(id, remove !== true)
  if (json) print(JSON.stringify({ name, isHost: remove !== true }))
  else print(t(remove ? 'people.host.isNot' : 'people.host.is', { name }))
}

async function named({ t }: Context, { people }: MatchStore, name: string): Promise<Account> {
  const { nameKeyOf } = await import('../../../server/src/index.ts')
  const account = await people.accountNamed(nameKeyOf(name))
  if (account === undefined) throw new Failure(t('people.unknown', { name }), { fault: 'unknownName' })
  return account
}
