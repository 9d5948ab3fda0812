import type { Game } from '@wyrmtable/kernel'
import { bidding } from '@wyrmtable/kernel/testing'
import { openSqlite } from '@wyrmtable/store'
import { expect, test } from 'vitest'
import type { Deed } from '../src/matches/commands.ts'
import { House } from '../src/matches/house.ts'
import { Lobby } from '../src/matches/lobby.ts'
import { tableWishSchema } from '../src/matches/table.ts'
import { realTime } from '../src/matches/time.ts'
import { toyBox } from './toy-box.ts'

const secret: Game = bidding
/** The same with bids that everybody sees. */
const open: Game = { ...secret, id: 'open-bidding', redact: (event) => event }

test.each([
  ['answers in secret', secret],
  ['answers the same question', open],
])('a command is not stale when another %s, but when something came of it', async (_, game) => {
  const store = await openSqlite(':memory:')
  const house = new House(store, realTime, [toyBox(game)], false)
  const lobby = new Lobby(house)
  const seats = game.seatIds.map(() => ({ for: 'me' }))
  const { id } = await lobby.lay(tableWishSchema.parse({ game: game.id, seats }), 'key')
  for (const seat of game.seatIds) await lobby.join(id, { seat, name: seat, seed: seat }, 'key')
  const running = await house.open(id)
  let sent = 0
  const send = (seat: number, after: number, deed: Deed) =>
    house.command(id, seat, { after, key: `k${sent++}`, deed })
  const bid = (seat: number, after: number) => {
    const [action] = game.actions(running.match?.state, seat)
    return send(seat, after, { type: 'play', action: JSON.parse(JSON.stringify(action)) })
  }
  const takeBack = { type: 'offer', matter: { type: 'takeBack' } } as const
  const [north, east, south] = [0, 1, 2]
  const begun = running.number(south)
  const known = await bid(north, running.number(north))
  await bid(east, running.number(east))
  // The one who has answered, and knows of no more, may still ask for their answer back; the one who has not may answer.
  expect(running.number(north)).toBeGreaterThan(known)
  await send(north, known, takeBack)
  await send(north, known, { type: 'answer', offer: 1, answer: 'withdraw' })
  await bid(south, begun)
  // All is shown now: what was thought before is of another position.
  await expect(send(north, known, takeBack)).rejects.toMatchObject({
    code: 'stale',
    more: { stillLegal: true, news: expect.arrayContaining([expect.objectContaining({ type: 'done' })]) },
  })
  await expect(bid(south, begun)).rejects.toMatchObject({ code: 'stale' })
  await house.close()
  await store.close()
})
