import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const cli = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))

/** A server of a test's own, with a database of its own, that can be stopped and started again. */
export class OwnServer {
  url = ''
  private readonly data = mkdtempSync(join(tmpdir(), 'wyrmtable-e2e-'))
  private process: ChildProcess | undefined

  /** With what the environment says besides. */
  async start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port
    const web = process.env.WEB_ROOT === undefined ? [] : ['--web', process.env.WEB_ROOT]
    const child = spawn(process.execPath, [cli, 'serve', '--port', port, '--data', this.data, ...web], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    })
    this.process = child
    this.url = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (part) => {
        said += part
        const url = /http:\/\/\S+/.exec(said)?.[0]
        if (url !== undefined) resolve(url)
      })
      child.once('exit', (status) => reject(new Error(`the server ended with ${status}: ${said}`)))
    })
  }

  /** Does what its host does by command, and gives what that prints. */
  async host(...command: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [cli, ...command, '--data', this.data])
    return stdout
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.process
    if (child === undefined || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}
