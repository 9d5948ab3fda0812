import { constants, getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

test('a thread that gives way does so alone: what answers requests keeps its priority', async () => {
  const before = getPriority(0)
  const file = new URL('../src/matches/computers/yield-core.ts', import.meta.url)
  const program = `
    import('${file.href}').then(({ yieldCore }) => {
      yieldCore()
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority(0))
    })`
  const worker = new Worker(program, { eval: true })
  const its = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  await worker.terminate()
  expect(getPriority(0)).toBe(before)
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  expect(its).toBe(process.platform === 'linux' ? Math.max(before, PRIORITY_BELOW_NORMAL) : before)
})
