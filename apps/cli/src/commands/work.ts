import { Command } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { openShared } from '../open-store.ts'

/** `work`: computers, deadlines and snapshots of matches that other processes serve, until a signal ends it. */
export function workCommand(context: Context): Command {
  const { t } = context
  return new Command('work')
    .summary(t('work.summary'))
    .description(t('work.description'))
    .action(() => work(context))
}

async function work({ t, print, remark, surroundings }: Context): Promise<void> {
  const { DATABASE_URL } = surroundings.environment
  if (!DATABASE_URL) throw new Failure(t('work.noDatabase'), { fault: 'noDatabase' })
  // The other commands need no server, and start faster without it.
  const { startWorker } = await import('../../../server/src/index.ts')
  const store = await openShared(t, DATABASE_URL)
  await startWorker({
    store,
    onFault: (fault) => remark(fault instanceof Error ? (fault.stack ?? fault.message) : `${fault}`),
  })
  print(t('work.ready'))
}
