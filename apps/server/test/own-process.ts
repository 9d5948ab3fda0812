import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A server that runs in a process of its own. */
export interface OwnProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Its exit status; null where it was killed. */
  readonly ended: Promise<number | null>
}

/** Starts one on the database of that address, or the file of that name. */
export async function ownProcess(store: string): Promise<OwnProcess> {
  const entry = fileURLToPath(new URL('./serve-process.ts', import.meta.url))
  // That the database is away it writes to its log.
  const child = spawn(process.execPath, [entry, store], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', resolve)
    child.once('exit', () => reject(new Error('the server ended before it began')))
  })
  return { url: /http:\S+/.exec(line)?.[0] ?? '', child, ended }
}
