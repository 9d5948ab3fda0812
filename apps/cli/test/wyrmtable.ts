import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command line in a process of its own until it ends. */
export function wyrmtable(args: readonly string[], input = '', cwd?: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LANG: 'C', LC_ALL: '', LANGUAGE: '', NO_COLOR: '1' }
    const child = spawn(process.execPath, [main, ...args], { env, ...(cwd === undefined ? {} : { cwd }) })
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
