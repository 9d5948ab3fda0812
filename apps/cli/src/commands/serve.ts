import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import type { Context } from '../context.ts'
import { dataFolder } from '../data-folder.ts'
import { Failure } from '../failure.ts'
import { noticeSettings, noticeValues } from '../notice-settings.ts'
import { openShared, openStore } from '../open-store.ts'
import { wholeNumber } from '../options.ts'

interface ServeOptions {
  readonly host: string
  readonly port: number
  readonly web?: string
  readonly api?: true
  readonly data: string
  /** False with `--no-work`. */
  readonly work: boolean
  readonly log?: true
  readonly proxies?: string
  readonly metrics?: string
}

/** The built web app of this checkout. */
const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** `serve`: the web page and the API, until a signal ends it. */
export function serveCommand(context: Context): Command {
  const { t } = context
  const { HOST, PORT, PROXIES, METRICS } = context.surroundings.environment
  const isPort = PORT === undefined || PORT === '' || (/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65535)
  const port = isPort ? Number(PORT || 8090) : Number.NaN
  return new Command('serve')
    .summary(t('serve.summary'))
    .description(t('serve.description'))
    .option('--host <address>', t('serve.host'), HOST === undefined || HOST === '' ? '127.0.0.1' : HOST)
    .option('--port <n>', t('serve.port'), wholeNumber(context, 0, 65535), port)
    .option('--web <folder>', t('serve.web'))
    .option('--api', t('serve.api'))
    .option('--data <folder>', t('serve.data'), dataFolder(context))
    .option('--no-work', t('serve.noWork'))
    .option('--log', t('serve.log'))
    .option('--proxies <addresses>', t('serve.proxies'), PROXIES === '' ? undefined : PROXIES)
    .option('--metrics <address>', t('serve.metrics'), METRICS === '' ? undefined : METRICS)
    .action((options: ServeOptions) => {
      if (Number.isNaN(options.port))
        throw new Failure(t('serve.portUnknown', { port: PORT ?? '' }), { fault: 'portUnknown' })
      return serve(context, options)
    })
}

async function serve(
  context: Context,
  { host, port, web, api, data, work, log, proxies, metrics }: ServeOptions,
): Promise<void> {
  const { t, print } = context
  // The other commands need no server, and start faster without it.
  const { StartFault, startServer } = await import('../../../server/src/index.ts')
  const store = (await openShared(context)) ?? (await openStore(t, resolve(data)))
  const webRoot = api ? undefined : (web ?? (existsSync(builtWebApp) ? builtWebApp : undefined))
  try {
    const server = await startServer({
      host,
      port,
      log: log === true,
      store,
      works: work,
      notices: noticeSettings(context),
      ...(proxies === undefined ? {} : { proxies }),
      ...(metrics === undefined ? {} : { metrics }),
      ...(webRoot === undefined ? {} : { webRoot }),
    })
    print(t(webRoot === undefined ? 'serve.apiOnly' : 'serve.ready', { url: server.url }))
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    throw new Failure(
      t(`serve.${error.code}`, {
        host,
        port,
        folder: webRoot ?? '',
        proxies: proxies ?? '',
        metrics: metrics ?? '',
        ...noticeValues(context),
      }),
      { fault: error.code },
    )
  }
}
