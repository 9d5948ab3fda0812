import { manifests } from '@wyrmtable/games'
import {
  createMatch,
  type Game,
  type Json,
  type JsonObject,
  randomMatch,
  type Seat,
  seededDice,
} from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { LocalSession } from './local-session.ts'

const bots = {
  ask: () => ({ answer: new Promise<never>(() => {}), cancel: () => {} }),
  hint: () => ({ answer: new Promise<never>(() => {}), cancel: () => {} }),
}

/** A person in one seat, computers in the others, at a state that is set up as a position. */
function sessionAt(game: Game, options: Json, state: unknown, person: Seat, seats: number): LocalSession {
  const made = createMatch(
    game,
    {
      id: 'swap',
      seats: game.seatIds.slice(0, seats).map((id, seat) => ({
        id,
        name: id,
        kind: seat === person ? 'person' : 'computer',
      })),
      dice: { kind: 'recorded' },
      createdAt: 0,
      options,
      position: game.encode(state),
    },
    seededDice('swap'),
  )
  if (!made.ok) throw new Error(`${made.fault.code} at ${made.fault.path}`)
  return new LocalSession(made.value, bots, { pauseMs: 0 })
}

/** All that a page can reach without the record: what is shown, the lists, and the verdicts on what is listed. */
function handedOut(game: Game, session: LocalSession): string {
  const shown = session.snapshot()
  const verdicts = shown.actions.map((action) => session.check(action) ?? null)
  return JSON.stringify([{ ...shown, view: game.encodeView?.(shown.view) ?? shown.view }, verdicts])
}

const secretive = await Promise.all(
  manifests.map(async (manifest) => {
    const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
    return { id: manifest.id, manifest, game, bot }
  }),
).then((all) => all.filter(({ game }) => game.hasSecrets))

test('some game has secrets', () => {
  expect(secretive.length).toBeGreaterThan(0)
})

test.each(secretive)(
  '$id: a session hands out the same bytes of two states that differ only in what its person cannot know',
  ({ manifest, game, bot }) => {
    const options = { ...(manifest.scenarios[0]?.options as JsonObject), ...manifest.trial }
    const seats = game.minSeats
    const played = randomMatch(game, { seed: 'handed out', seats, options, maxActions: 120 })
    let looked = 0
    for (let seq = 0; seq < played.seq; seq += 9) {
      const state = played.at(seq)
      for (let person = 0; person < seats; person++) {
        const other = bot.imagine?.(game.view(state, person), person, seededDice(`${seq}/${person}`))
        const [truth, swapped] = [state, other].map((one) =>
          handedOut(game, sessionAt(game, options, one, person, seats)),
        )
        expect(swapped, `${seq}/${person}`).toBe(truth)
        looked++
      }
    }
    expect(looked).toBeGreaterThan(10)
  },
)
