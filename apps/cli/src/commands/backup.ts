import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import type { Context } from '../context.ts'
import { dataFolder } from '../data-folder.ts'
import { Failure } from '../failure.ts'

/** `backup FILE`: a copy of all matches in one file, made while the server runs. */
export function backupCommand(context: Context): Command {
  const { t } = context
  return new Command('backup')
    .summary(t('backup.summary'))
    .description(t('backup.description'))
    .argument('<file>', t('backup.file'))
    .option('--data <folder>', t('serve.data'), dataFolder(context))
    .action((file: string, options: { readonly data: string }) =>
      backup(context, resolve(file), options.data),
    )
}

async function backup({ t, print }: Context, file: string, data: string): Promise<void> {
  const { backupSqlite } = await import('@wyrmtable/store')
  if (existsSync(file)) throw new Failure(t('backup.exists', { file }), { fault: 'exists' })
  try {
    await backupSqlite(join(resolve(data), 'matches.sqlite'), file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : `${error}`
    throw new Failure(t('backup.failed', { folder: data, file, reason }), { fault: 'failed' })
  }
  print(t('backup.done', { file }))
}
