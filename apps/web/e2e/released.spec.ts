import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Replay, stateHash } from '@wyrmtable/kernel'
import { releasedFile } from '../src/offline/precached.ts'
import { expect, test } from './support/test.ts'

const games = join(import.meta.dirname, '../../../games')
const versions = readdirSync(games, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory()
    ? readdirSync(join(games, entry.name, 'released')).map((version) => ({ game: entry.name, version }))
    : [],
)

for (const { game, version } of versions) {
  test(`${game} ${version} as it was released plays a golden match in the browser`, async ({ page }) => {
    const folder = join(games, game, 'released', version)
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, 'game.js')))
      .digest('hex')
    const [shortest] = readdirSync(join(folder, 'golden'))
      .map((name): Replay => JSON.parse(readFileSync(join(folder, 'golden', name), 'utf8')))
      .sort((one, other) => one.entries.length - other.entries.length)
    if (shortest === undefined) throw new Error('no golden match')
    await page.goto('/')
    const end = await page.evaluate(playIn, {
      address: `/assets/${releasedFile(game, version, hash.slice(0, 8))}`,
      text: JSON.stringify(shortest),
    })
    expect(stateHash({ encode: JSON.parse }, end)).toBe(shortest.finalHash)
  })
}

/** Runs in the page: plays the entries under the module's rules with the dice that are recorded. */
async function playIn({
  address,
  text,
}: {
  readonly address: string
  readonly text: string
}): Promise<string> {
  const { game } = await import(address)
  const replay = JSON.parse(text)
  const left = [...replay.setup]
  const draw = () => left.shift() ?? Number.NaN
  const dice = {
    roll: draw,
    pick: draw,
    shuffle(items: unknown[]) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = draw()
        const held = items[last]
        items[last] = items[other]
        items[other] = held
      }
    },
  }
  const options = game.options.parse(replay.options).value
  const state =
    replay.position === undefined
      ? game.setup(options, replay.seats.length, dice)
      : game.decode(replay.position, options).value
  for (const { seat, action, dice: fallen } of replay.entries) {
    left.push(...fallen)
    game.apply(state, game.seatIds.indexOf(seat), game.action.parse(action).value, dice, () => {})
  }
  return JSON.stringify(game.encode(state))
}
