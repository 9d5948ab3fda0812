import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Replay, stateHash } from '@wyrmtable/kernel'
import { releasedFile } from '../src/offline/precached.ts'
import { expect, test } from './support/test.ts'

const games = join(import.meta.dirname, '../../../games')
const versions = globSync('*/released/*', { cwd: games })
  .sort()
  .map((folder) => {
    const [game = '', , version = ''] = folder.split(sep)
    return { game, version }
  })

const shortestOf = (game: string, version: string): { readonly file: string; readonly text: string } => {
  const folder = join(games, game, 'released', version, 'golden')
  const [shortest] = readdirSync(folder)
    .map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
    .sort((one, other) => one.text.length - other.text.length)
  if (shortest === undefined) throw new Error('no golden match')
  return shortest
}

for (const { game, version } of versions) {
  test(`${game} ${version} as it was released plays a golden match in the browser`, async ({ page }) => {
    const code = readFileSync(join(games, game, 'released', version, 'game.js'))
    const hash = createHash('sha256').update(code).digest('hex')
    const { text } = shortestOf(game, version)
    const { finalHash }: Replay = JSON.parse(text)
    await page.goto('/')
    const end = await page.evaluate(playIn, {
      address: `/assets/${releasedFile(game, version, hash.slice(0, 8))}`,
      text,
    })
    expect(stateHash({ encode: JSON.parse }, end)).toBe(finalHash)
  })

  test(`a match of ${game} ${version} opens at its table, verifies and is kept as it was`, async ({
    page,
  }) => {
    const { file, text } = shortestOf(game, version)
    const over = page.getByRole('region', { name: 'The game is over' })
    await page.goto('/')
    await page.getByLabel('Choose a file').setInputFiles(file)
    await expect(over.getByText(/dice verified$|^Dice as recorded/)).toBeVisible()
    const download = page.waitForEvent('download')
    await over.getByRole('button', { name: 'Keep the replay' }).click()
    const kept = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(withoutForm(kept)).toEqual(withoutForm(JSON.parse(text)))
  })
}

/** All that a replay tells of its match: a document that was read from an earlier format is written in today's. */
const withoutForm = ({ format: _, seal: __, ...told }: Replay) => told

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
