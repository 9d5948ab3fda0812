import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { wholeNumber } from '../options.ts'

interface ServeOptions {
  readonly host: string
  readonly port: number
  readonly web?: string
  readonly api?: true
  readonly log?: true
}

/** The built web app of this checkout. */
const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** `serve`: the web page and the API, until a signal ends it. */
export function serveCommand(context: Context): Command {
  const { t } = context
  const { HOST, PORT } = context.surroundings.environment
  const port = PORT !== undefined && /^\d{1,5}$/.test(PORT) && Number(PORT) <= 65535 ? Number(PORT) : 8090
  return new Command('serve')
    .summary(t('serve.summary'))
    .description(t('serve.description'))
    .option('--host <address>', t('serve.host'), HOST === undefined || HOST === '' ? '127.0.0.1' : HOST)
    .option('--port <n>', t('serve.port'), wholeNumber(context, 0, 65535), port)
    .option('--web <folder>', t('serve.web'))
    .option('--api', t('serve.api'))
    .option('--log', t('serve.log'))
    .action((options: ServeOptions) => serve(context, options))
}

async function serve({ t, print }: Context, { host, port, web, api, log }: ServeOptions): Promise<void> {
  // The other commands need no server, and start faster without it.
  const { StartFault, startServer } = await import('../../../server/src/index.ts')
  const webRoot = api ? undefined : (web ?? (existsSync(builtWebApp) ? builtWebApp : undefined))
  try {
    const server = await startServer({
      host,
      port,
      log: log === true,
      ...(webRoot === undefined ? {} : { webRoot }),
    })
    print(t(webRoot === undefined ? 'serve.apiOnly' : 'serve.ready', { url: server.url }))
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    throw new Failure(t(`serve.${error.code}`, { host, port, folder: webRoot ?? '' }), { fault: error.code })
  }
}
