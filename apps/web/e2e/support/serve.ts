import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Serves the page of a checkout, or the app built into a folder of its own; gives its address and a way to stop. */
export async function serve(
  checkout: string,
  web?: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const main = ['apps/cli/src/main.ts', 'serve', '--port', '0', ...(web === undefined ? [] : ['--web', web])]
  const server = spawn(process.execPath, main, {
    cwd: checkout,
    env: { ...process.env, LANG: 'C' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const line = await new Promise<string>((found, failed) => {
    server.stdout.setEncoding('utf8').once('data', found)
    ended.then(([status]) => failed(new Error(`serve ended with ${status}`)), failed)
  })
  return {
    url: /http:\S+/.exec(line)?.[0] ?? '',
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
