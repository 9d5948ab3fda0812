import type { MatchStore } from '@wyrmtable/store'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { withStore } from '../open-store.ts'
import { table } from '../output/columns.ts'
import { addModeration } from './moderate.ts'
import { type StoreOptions, storeGroup } from './store-command.ts'

/** Accounts that are read at a time. */
const page = 500

/** `people`: what the host of a server does for those who have an account there, also while it runs. */
export function peopleCommand(context: Context): Command {
  const { t } = context
  const { command, add } = storeGroup(context, 'people')
  add('list', t('people.list')).action((options: StoreOptions) =>
    withStore(context, options.data, (store) => list(context, store, options)),
  )
  add('code', t('people.code'))
    .argument('<name>', t('people.name'))
    .option('--dry-run', t('people.dryRun'))
    .action((name: string, options: StoreOptions & { readonly dryRun?: true }) =>
      withStore(context, options.data, (store) => code(context, store, name, options)),
    )
  addModeration(context, add)
  return command
}

async function list({ language, print }: Context, { people }: MatchStore, { json }: StoreOptions) {
  const all: { readonly name: string; readonly createdAt: number; readonly seenAt: number | null }[] = []
  for (let after = ''; ; ) {
    const accounts = await people.accounts(after, page)
    for (const { id, name, createdAt } of accounts) {
      const [latest] = await people.sessionsOf(id)
      all.push({ name, createdAt, seenAt: latest?.seenAt ?? null })
    }
    const last = accounts.at(-1)
    if (last === undefined || accounts.length < page) break
    after = last.nameKey
  }
  const day = (at: number | null) =>
    at === null ? '–' : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at)
  if (json) print(JSON.stringify({ people: all }))
  else print(table(all.map(({ name, createdAt, seenAt }) => [name, day(createdAt), day(seenAt)])))
}

async function code(
  { t, language, print }: Context,
  store: MatchStore,
  name: string,
  { json, dryRun }: StoreOptions & { readonly dryRun?: true },
) {
  // The other commands need no server, and start faster without it.
  const { hostCode, nameKeyOf } = await import('../../../server/src/index.ts')
  if (dryRun) {
    const account = await store.people.accountNamed(nameKeyOf(name))
    if (account === undefined) throw new Failure(t('people.unknown', { name }), { fault: 'unknownName' })
    const said = t('people.wouldGive', { name: account.name })
    print(json ? JSON.stringify({ would: { code: account.name } }) : t('people.wouldBe', { said }))
    return
  }
  const given = await hostCode(store.people, name, Date.now())
  if (given === undefined) throw new Failure(t('people.unknown', { name }), { fault: 'unknownName' })
  if (json) print(JSON.stringify(given))
  else {
    const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    print(t('people.given', { code: given.code, until: until.format(given.expiresAt) }))
  }
}
