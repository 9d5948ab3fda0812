import { getPriority } from 'node:os'
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
  if (process.platform === 'linux') expect(its).toBeGreaterThan(before)
  else expect(its).toBe(before)
})
