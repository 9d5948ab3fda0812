import { expect, test } from 'vitest'
import { dragonsWrathBench } from './bench.ts'

test('the bench runs, and a game of four stays under 64 KiB of state', async () => {
  const { figures } = await dragonsWrathBench({ rounds: 1, ms: 5 })
  for (const { value } of figures) expect(value).toBeGreaterThan(0)
  expect(figures.find(({ unit }) => unit === 'bytes')?.value).toBeLessThan(64 * 1024)
})
