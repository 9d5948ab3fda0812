import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { noticeSettings, noticeValues } from '../notice-settings.ts'
import { Server } from '../online/server.ts'
import { openShared } from '../open-store.ts'
import { wholeNumber } from '../options.ts'

interface WorkOptions {
  readonly server?: string
  readonly threads: number
}

const mostThreads = 256

/**
 * `work`: computers, deadlines and snapshots of matches that other processes serve, or with `--server` the thinking of
 * computers alone, until a signal ends it.
 */
export function workCommand(context: Context): Command {
  const { t } = context
  return new Command('work')
    .summary(t('work.summary'))
    .description(t('work.description'))
    .option('--server <url>', t('work.server'))
    .option('--threads <n>', t('work.threads'), wholeNumber(context, 1, mostThreads), availableParallelism())
    .action((options: WorkOptions) =>
      options.server === undefined ? work(context) : workFor(context, options),
    )
}

async function work(context: Context): Promise<void> {
  const { t, print, remark } = context
  const store = await openShared(context)
  if (store === undefined) throw new Failure(t('work.noDatabase'), { fault: 'noDatabase' })
  // The other commands need no server, and start faster without it.
  const { StartFault, startWorker } = await import('../../../server/src/index.ts')
  try {
    await startWorker({
      store,
      notices: noticeSettings(context),
      onFault: (fault) => remark(fault instanceof Error ? (fault.stack ?? fault.message) : `${fault}`),
    })
  } catch (error) {
    await store.close()
    if (!(error instanceof StartFault)) throw error
    const places = { host: '', port: 0, folder: '', proxies: '', metrics: '', ...noticeValues(context) }
    throw new Failure(t(`serve.${error.code}`, places), { fault: error.code })
  }
  print(t('work.ready'))
}

async function workFor(context: Context, { server = '', threads }: WorkOptions): Promise<void> {
  const { t, print, surroundings } = context
  const { WYRMTABLE_WORKER_KEY: key } = surroundings.environment
  if (!key) throw new Failure(t('work.noKey'), { fault: 'noKey' })
  if (!URL.canParse(server)) throw new Failure(t('work.noAddress', { url: server }), { fault: 'noAddress' })
  const { workForServer } = await import('../work/work-for-server.ts')
  const url = new URL(server).origin
  const stop = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort())
  print(t('work.thinking', { url, threads }))
  await workForServer(context, new Server(url, key), threads, stop.signal)
}
