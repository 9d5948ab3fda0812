import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The compiled `reach.c`, fed with one map. */
export interface Anchor {
  /** Searches per second, measured over about `ms` milliseconds, and the sum of reached hexes. */
  run(ms: number): { rate: number; checksum: number }
  /** Deletes the compiled program. */
  remove(): void
}

/** Compiles `reach.c` for a map into the system's folder for temporary files; undefined without gcc. */
export function compileAnchor(
  map: { neighbours: Int16Array; cost: Uint8Array },
  mp: number,
): Anchor | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'hex-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const program = join(folder, 'reach')
  const source = fileURLToPath(new URL('./reach.c', import.meta.url))
  const compiled = spawnSync('gcc', [
    '-O2',
    `-DHEXES=${map.cost.length}`,
    `-DMOST=${mp}`,
    '-o',
    program,
    source,
  ])
  if (compiled.status !== 0) {
    remove()
    if (compiled.error) return undefined
    throw new Error(`gcc refused reach.c:\n${compiled.stderr}`)
  }
  const input = `${map.neighbours.join(' ')}\n${map.cost.join(' ')}\n`
  return {
    remove,
    run(ms) {
      const done = spawnSync(program, [String(ms)], { input, encoding: 'utf8' })
      if (done.status !== 0) throw new Error(`the C program failed: ${done.stderr}`)
      const [rate, checksum] = done.stdout.split(' ').map(Number)
      return { rate: rate!, checksum: checksum! }
    },
  }
}
