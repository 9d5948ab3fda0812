import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { run } from '../src/cli.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const environment = { ...process.env, LANG: 'C', LC_ALL: '', LANGUAGE: '', NO_COLOR: '1' }

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs the command line with streams of its own until it ends, in this process: a start of Node costs more than
 * most commands. What only a process can show, such as signals and its folder, is asked of `wyrmtableProcess`.
 */
export async function wyrmtable(
  args: readonly string[],
  input = '',
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const output = new PassThrough()
  const errors = new PassThrough()
  const told = Promise.all([text(output), text(errors)])
  try {
    const status = await run(args, {
      input: Readable.from([input]),
      output,
      errors,
      environment: { ...environment, ...settings },
    })
    output.end()
    errors.end()
    const [stdout, stderr] = await told
    return { status, stdout, stderr }
  } finally {
    output.destroy()
    errors.destroy()
  }
}

/** The same in a process of its own, as people start it. */
export function wyrmtableProcess(args: readonly string[], input = '', cwd?: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: environment,
      ...(cwd === undefined ? {} : { cwd }),
    })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, stdout, stderr }))
    // A command that ends without reading its input closes the pipe.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** A folder of the test file's own, gone afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
