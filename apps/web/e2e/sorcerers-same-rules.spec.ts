import { join } from 'node:path'
import { openChromium } from '../../../bench/soak/chromium.ts'
import { playGame } from '../../../bench/soak/sorcerers/play.ts'
import { isAtLength } from './support/at-length.ts'
import { expect, test } from './support/test.ts'

/** At length every table with both rosters and 2 to 4 players; three thousand games are a script beside the soak. */
const all = Array.from({ length: 36 }, (_, game) => game)
const games = isAtLength ? all : all.filter((game) => game % 5 === 0)

test('random games end in the browser in the same state as in Node', async () => {
  test.slow()
  const chromium = await openChromium(
    join(import.meta.dirname, '../../../bench/soak/sorcerers/in-page/main.ts'),
  )
  const played = games.map((game) => playGame(game))
  const hashes = await chromium.finalHashes(played.map(({ replay }) => replay))
  await chromium.close()
  expect(hashes).toEqual(played.map(({ finalHash }) => finalHash))
  expect(played.some(({ free }) => free > 0)).toBe(true)
})
