import { Command } from 'commander'
import type { Context } from '../context.ts'
import { dataFolder } from '../data-folder.ts'

/** What every command of a group asks that acts on the store of a server. */
export interface StoreOptions {
  readonly data: string
  readonly json?: true
}

/** A group of such commands; `add` makes one of them. */
export function storeGroup(context: Context, group: 'people' | 'matches' | 'workers') {
  const { t } = context
  const command = new Command(group).summary(t(`${group}.summary`)).description(t(`${group}.description`))
  const add = (name: string, summary: string) =>
    command
      .command(name)
      .description(summary)
      .option('--data <folder>', t('serve.data'), dataFolder(context))
      .option('--json', t('option.json'))
  return { command, add }
}
