import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Replay, stateHash } from '@wyrmtable/kernel'
import { releasedFile } from '../src/offline/precached.ts'
import { isAtLength } from './support/at-length.ts'
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

/** Where the built app has the rules of a release. */
const addressOf = (game: string, version: string): string => {
  const code = readFileSync(join(games, game, 'released', version, 'game.js'))
  const hash = createHash('sha256').update(code).digest('hex')
  return `/assets/${releasedFile(game, version, hash.slice(0, 8))}`
}

for (const { game, version } of versions) {
  test(`a match of ${game} ${version} opens at its table, verifies by the rules of its release and is kept as it was`, async ({
    page,
  }) => {
    const { file, text } = shortestOf(game, version)
    const over = page.getByRole('region', { name: 'The game is over' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.getByLabel('Choose a file').setInputFiles(file)
    await expect(over.getByText(/dice verified$|^Dice as recorded/)).toBeVisible()
    expect(asked).toContain(addressOf(game, version))
    const download = page.waitForEvent('download')
    await over.getByRole('button', { name: 'Keep the replay' }).click()
    const kept = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(withoutForm(kept)).toEqual(withoutForm(JSON.parse(text)))
  })

  // The table above needs the same rules: here they run alone.
  if (isAtLength) {
    test(`${game} ${version} as it was released plays a golden match in the browser`, async ({ page }) => {
      const { text } = shortestOf(game, version)
      const { finalHash }: Replay = JSON.parse(text)
      await page.goto('/')
      const end = await page.evaluate(playIn, { address: addressOf(game, version), text })
      expect(stateHash({ encode: JSON.parse }, end)).toBe(finalHash)
    })
  }
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

/** The record of a match as it stood half way, with people at all its seats. */
function halfOf(game: string, version: string, name: string): string {
  const file = join(games, game, 'released', version, 'golden', `${name}.json`)
  const { result: _, ...replay }: Replay = JSON.parse(readFileSync(file, 'utf8'))
  const seats = replay.seats.map(({ id }, place) => ({ id, name: `P${place + 1}`, kind: 'person' as const }))
  return JSON.stringify({ ...replay, seats, entries: replay.entries.slice(0, replay.entries.length >> 1) })
}

test('a match of a version that is not drawn is played plainly, goes on by agreement, is finished and verifies', async ({
  page,
}) => {
  const begun = halfOf('dragon-noir', '1.1.0', 'wizards-shaman-dead-exile')
  const { entries }: Replay = JSON.parse(begun)
  const plain = page.getByText('which today’s table does not draw')
  const menu = page.getByRole('button', { name: 'Menu' })
  await page.goto('/')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'half.json', mimeType: 'application/json', buffer: Buffer.from(begun) })
  await expect(plain).toBeVisible()
  await expect(page.getByText('version 1.1.0')).toBeVisible()

  await menu.click()
  await page.getByRole('button', { name: 'Go on under today’s rules' }).click()
  await page.getByRole('button', { name: 'We all agree' }).click()
  await expect(plain).toBeHidden()
  const chronicle = page.getByText('The match goes on under version')
  await expect(chronicle).toBeAttached()

  await page.reload()
  await expect(chronicle).toBeAttached()
  await menu.click()
  await page.getByText(', at any time').first().click()
  await page.getByRole('button', { name: 'Resign' }).first().click()
  await page.getByRole('button', { name: 'Do it' }).click()
  const over = page.getByRole('region', { name: 'The game is over' })
  await expect(over.getByText(/dice verified$|^Dice as recorded/)).toBeVisible()
  const download = page.waitForEvent('download')
  await over.getByRole('button', { name: 'Keep the replay' }).click()
  const kept: Replay = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(kept.version).toBe('1.1.0')
  expect(kept.entries.slice(0, entries.length)).toEqual(entries)
  expect(kept.entries.slice(entries.length).map(({ fact }) => fact?.type)).toEqual(['rules', 'resigned'])

  await over.getByRole('button', { name: 'Look back' }).click()
  await expect(page.getByText(/dice verified$|^Dice as recorded/)).toBeVisible()
  // A replay begins at its first entry, under the rules the match began with; its end is under today's.
  await expect(plain).toBeVisible()
  await page.keyboard.press('End')
  await expect(plain).toBeHidden()
  await page.keyboard.press('Home')
  await expect(plain).toBeVisible()
})
