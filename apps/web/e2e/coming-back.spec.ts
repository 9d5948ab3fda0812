import type { Browser, Page } from '@playwright/test'
import type { JsonObject } from '@wyrmtable/kernel'
import { type Laid, Player } from '../../server/test/player.ts'
import { OwnServer } from './support/own-server.ts'
import { boardIsDrawn } from './support/table.ts'
import { expect, test } from './support/test.ts'

const server = new OwnServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())
// One after the other: each worker would start a server for itself.
test.describe.configure({ mode: 'default' })

test('whoever comes back finds what waits for them first, is shown what was done meanwhile, and links to a moment', async ({
  browser,
}) => {
  const [me, other, third] = [await come(), await come(), await come()]
  // At one table the others have moved meanwhile, at another the Defender has yet to begin.
  const mine = await lay(other, me, 'dragon-rage')
  await playUntil(mine, [other, me], 'invader')
  await playUntil(mine, [other, me], 'defender')
  await lay(me, other, 'dragon-rage')
  for (const game of ['dragon-rage', 'sorcerers', 'sorcerers']) {
    const seats = [{ for: 'me' }, { for: 'anybody' }]
    const { id } = await third.done<Laid>('POST', '/api/matches', { game, seats, isPublic: true })
    await third.done('POST', `/api/matches/${id}/join`, { name: 'Karl', seed: 'seed of Karl' })
  }

  const page = await opened(browser, me)
  const online = page.getByRole('region', { name: 'Live online' })
  await expect(online.getByRole('heading', { level: 2 })).toHaveText([
    'Your turn 1',
    'Waiting for others 1',
    'Tables that wait for somebody 3',
  ])
  const first = online.locator('.saved-game').first()
  await expect(first).toContainText('Defender is to act')
  await expect(first).toContainText(/\d+ minutes left/)
  const open = online.getByRole('list').last().getByRole('listitem')
  await online.getByRole('combobox').selectOption({ label: 'Sorcerers' })
  await expect(open).toHaveCount(2)
  await expect(open.first()).toContainText('Sorcerers')
  await expect(online.getByRole('heading', { level: 2 }).last()).toHaveText('Tables that wait for somebody 2')

  await first.getByRole('button', { name: 'Play' }).click()
  await boardIsDrawn(page)
  await expect(page.locator('.whose')).toContainText('Your move')
  await expect(page.getByText(/^Since your last turn: \d+ actions$/)).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  const showing = page.getByRole('toolbar', { name: 'What happened since your last turn' })
  await expect(showing).toBeVisible()
  // The board stands as it did then.
  await expect(page.locator('.phase.is-now')).toContainText('Invader')
  await showing.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.phase.is-now')).not.toContainText('Invader')

  // A link to a moment: before the end for who plays, and for who may watch; at a closed table for nobody else.
  const stranger = await opened(browser, await come())
  for (const one of [page, stranger]) await isAt(one, mine, 27)
  const closed = await lay(other, me, 'dragon-rage', { spectators: 'none' })
  await playUntil(closed, [other, me], 'invader')
  await isAt(page, closed, 5)
  await stranger.goto(`/#/replay/${closed}/5`)
  await expect(stranger.getByText('Only those who play see this match until it is over.')).toBeVisible()
  await stranger.goto('/#/replay/23456789abcd/5')
  await expect(stranger.getByText('No such replay')).toBeVisible()
  await me.command(closed, Number((await me.sight(closed)).number), { type: 'resign' })
  await isAt(stranger, closed, 5)
  for (const one of [page, stranger]) await one.context().close()
})

test('at tables that play nothing back themselves the page shows again what was missed, secrets or none', async ({
  browser,
}) => {
  const [me, other] = [await come(), await come()]
  const page = await opened(browser, me)
  const done = page.locator('.log-line')
  const listed = page.locator('summary').filter({ hasText: /What you may do\s*[1-9]/ })
  for (const [game, own, theirs, then, now] of [
    ['sorcerers', 'P1', 'P2', 'Somebody else decides.', done],
    ['dragons-wrath', 'A', 'B', 'Player B · is to act', listed],
  ] as const) {
    const match = await lay(me, other, game)
    for (const seat of [theirs, own]) await playUntil(match, [me, other], seat)
    await page.goto(`/#/online/${match}`)
    await expect(page.locator('.whose')).toContainText('Your move')
    const offer = page.getByRole('region', { name: /^Since your last turn: (one action|\d+ actions)$/ })
    await expect(offer).toBeVisible()
    await expect(now).not.toHaveCount(0)
    const present = await now.count()
    await offer.getByRole('button', { name: 'Show it' }).click()
    const showing = page.getByRole('region', { name: 'What happened since your last turn' })
    await expect(page.getByText(then)).toBeVisible()
    expect(await now.count()).toBeLessThan(present)
    // It ends by itself in the present.
    await expect(showing).toHaveCount(0)
    await expect(now).toHaveCount(present)
    await offer.getByRole('button', { name: 'Put away' }).click()
    await expect(offer).toHaveCount(0)
  }
  await page.context().close()
})

test('whoever is told that a match is over sees how it came to that first, and then the result', async ({
  browser,
}) => {
  const [me, other] = [await come(), await come()]
  const page = await opened(browser, me)
  const match = await lay(me, other, 'sorcerers')
  for (const seat of ['P2', 'P1', 'P2']) await playUntil(match, [me, other], seat)
  const { number, actions } = await other.done<Choices>('GET', `/api/matches/${match}/actions`)
  await other.command(match, number, { type: 'play', action: actions[0] ?? null })
  await other.command(match, 99_999, { type: 'resign' })
  const result = page.getByRole('region', { name: 'The game is over' })
  const showing = page.getByRole('region', { name: 'What happened since your last turn' })
  await page.goto(`/#/online/${match}/~since`)
  await expect(showing).toBeVisible()
  await expect(result).toHaveCount(0)
  await showing.getByRole('button', { name: 'Back to now' }).click()
  await expect(result).toBeVisible()
  await expect(showing).toHaveCount(0)
  // Whoever comes for the result finds it at once.
  await page.goto('/')
  await page.goto(`/#/online/${match}`)
  await expect(result).toBeVisible()
  await expect(page.getByText(/^Since your last turn/)).toHaveCount(0)
  await page.context().close()
})

const come = () => Player.come(server.url)

/** A browser that holds the seats of a player. */
async function opened(browser: Browser, player: Player): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'wyrmtable', value: player.key, url: server.url }])
  const page = await context.newPage()
  await page.goto('/')
  return page
}

/** A match that one laid and another has joined. */
async function lay(one: Player, two: Player, game: string, more: object = {}): Promise<string> {
  const clock = { kind: 'live', baseMs: 1_800_000 }
  const { id, seats } = await one.done<Laid>('POST', '/api/matches', {
    game,
    seats: [{ for: 'me' }, { for: 'anybody' }],
    clock,
    ...more,
  })
  const invitation = seats[1]?.invitation
  await one.done('POST', `/api/matches/${id}/join`, { name: 'Mireille', seed: 'seed of Mireille' })
  await two.done('POST', `/api/matches/${id}/join`, { name: 'Jonas', seed: 'seed of Jonas', invitation })
  return id
}

/** What dice decide, which fall otherwise each time. */
const chancy = ['breathe', 'castBolt']

/** Plays whatever is listed first and needs no dice, until a seat is to act. */
async function playUntil(match: string, players: readonly Player[], seat: string): Promise<void> {
  for (;;) {
    for (const player of players) {
      const {
        number,
        seat: own,
        toAct,
        actions,
      } = await player.done<Choices>('GET', `/api/matches/${match}/actions`)
      if (toAct.includes(seat)) return
      if (!toAct.includes(own)) continue
      const quiet = actions.filter(({ type }) => !chancy.includes(String(type)))
      const action = quiet[0] ?? null
      const { status, text } = await player.command(match, number, { type: 'play', action })
      if (status !== 200) throw new Error(text)
    }
  }
}

interface Choices {
  readonly number: number
  readonly seat: string
  readonly toAct: readonly string[]
  readonly actions: readonly JsonObject[]
}

/** A link to a moment of the replay opens there. */
async function isAt(page: Page, match: string, seq: number): Promise<void> {
  await page.goto(`/#/replay/${match}/${seq}`)
  await expect(page.getByRole('slider')).toHaveValue(`${seq}`)
}
