import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Served {
  readonly url: string
  close(): void
}

/** Serves a build as people get it and gives its address. */
export function serve(webRoot: string): Promise<Served> {
  const main = join(import.meta.dirname, '../../../cli/src/main.ts')
  const server: ChildProcess = spawn(
    process.execPath,
    [main, 'serve', '--port', '0', '--web', webRoot, '--lang', 'en'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return new Promise((resolve, reject) => {
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    server.stdout?.on('data', (chunk: Buffer) => {
      const found = /https?:\/\/\S+/.exec(chunk.toString())
      if (found) resolve({ url: found[0].replace(/\/?$/, '/'), close: () => server.kill() })
    })
  })
}
