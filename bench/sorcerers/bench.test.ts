import { expect, test } from 'vitest'
import { figuresBench, sorcerersBench } from './bench.ts'

test('the bench runs, and both passes of sight agree', async () => {
  const short = { rounds: 1, ms: 5 }
  const [row] = await sorcerersBench(short)
  expect(row?.ours).toBeGreaterThan(0)
  expect((await figuresBench(short)).listMs).toBeGreaterThan(0)
})
