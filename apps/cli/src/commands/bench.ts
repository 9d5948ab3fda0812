import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'

const benches = fileURLToPath(new URL('../../../../bench/main.ts', import.meta.url))

/** `bench`: measures how fast everything is on this machine, in a process of its own. */
export function benchCommand({ t }: Context): Command {
  return new Command('bench')
    .summary(t('bench.summary'))
    .description(t('bench.description'))
    .argument('[names...]', t('bench.names'))
    .option('--json', t('option.json'))
    .action(async (names: readonly string[], options: { readonly json?: true }) => {
      if (!existsSync(benches)) throw new Failure(t('bench.missing'), { missing: 'bench/main.ts' })
      const status = await run([benches, ...names, ...(options.json ? ['--json'] : [])])
      if (status !== 0) throw new Failure(t('bench.failed', { status }), { status })
    })
}

function run(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (status, signal) => resolve(status ?? (signal === null ? 1 : 128)))
  })
}
