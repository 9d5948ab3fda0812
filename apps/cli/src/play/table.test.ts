import { manifests } from '@wyrmtable/games'
import { canonicalJson, encodeView, type Seat, type Tagged } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { createContext } from '../context.ts'
import { openGame } from '../games.ts'
import type { Opponent } from '../opponents/opponent.ts'
import { createPlayer } from '../players.ts'
import { withAnEnd } from '../simulate/with-an-end.ts'
import { processSurroundings } from '../surroundings.ts'
import { Session } from './session.ts'
import { closeTable, newTable } from './table.ts'

const silent = { ...createContext('en', processSurroundings), print: () => {}, remark: () => {} }
const nobody = {
  ask: async () => undefined,
  onImpatience: () => {},
  promptAgain: () => {},
  isLeft: false,
  close: () => {},
}

test.each(manifests.map(({ id }) => id))(
  'in %s computers are given what their seat may know, and where that is not all never the truth',
  async (id) => {
    const opened = await openGame(silent, id)
    const { game, manifest } = opened
    const seats = Array.from({ length: game.minSeats }, () => 'random' as const)
    const options = withAnEnd(silent, opened, manifest.scenarios[0]?.options ?? {}, seats.length)
    const table = await newTable(silent, { opened, options, seats, seed: '7' })
    const { match } = table
    const { bot } = await manifest.bot()
    let asked = 0
    let differed = 0
    const player = createPlayer('random', game, bot, { seed: '7' })
    const watched: Opponent = {
      choose: async (_match, { state }, seat): Promise<Tagged> => {
        // Enough is seen: the session ends as if somebody had left.
        if (++asked > 60) throw new Error('enough')
        const same = canonicalJson(game.encode(state)) === canonicalJson(game.encode(match.state))
        if (!same) differed++
        expect(state === match.state).toBe(!game.hasSecrets)
        expect(lookOf(state, seat)).toBe(lookOf(match.state, seat))
        return player.choose(state, seat)
      },
      end: async () => {},
    }
    const lookOf = (state: unknown, seat: Seat): string =>
      canonicalJson(encodeView(game, game.view(state, seat)))
    const session = new Session(silent, { ...table, opponents: seats.map(() => watched) }, nobody, false)
    await session
      .play()
      .catch((error: unknown) => expect(error).toMatchObject({ details: { reason: 'enough' } }))
    expect(asked).toBeGreaterThan(10)
    // Where there is one way to imagine it, the truth may happen to be just so.
    expect(differed > 0).toBe(game.hasSecrets && bot.imaginesOne !== true)
    await closeTable(table)
  },
)
