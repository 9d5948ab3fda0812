import { createThinker, greedyPlayer, hintsOf, imagined } from '@wyrmtable/ai'
import { type Game, type JsonObject, randomMatch, type Seat, seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { manifests } from './index.ts'

/** Actions of a match for each number of players, and states looked at in it. */
const MOST_ACTIONS = 160
const MOST_STATES = 2

/** The last states of a random match in which more than one seat is to act. */
function statesOfSeveral(game: Game, seats: number, options: JsonObject): readonly unknown[] {
  const found: unknown[] = []
  const match = randomMatch(game, { seed: `asked/${seats}`, seats, maxActions: MOST_ACTIONS, options })
  for (let seq = 0; seq <= match.seq; seq++) {
    const state = match.at(seq)
    if (game.toAct(state).length > 1) found.push(state)
  }
  return found.slice(-MOST_STATES)
}

/** Seats that were asked while others were to act as well. */
let asked = 0

for (const manifest of manifests) {
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  const options = { ...(manifest.scenarios[0]?.options as JsonObject), ...manifest.trial }

  test(`computers of ${manifest.id} think for the seat that was asked, whoever else is to act`, async () => {
    for (let seats = game.minSeats; seats <= game.seatIds.length; seats++) {
      for (const state of statesOfSeveral(game, seats, options)) {
        for (const seat of game.toAct(state)) {
          await mustThinkForItself(state, seat)
          asked++
        }
      }
    }
  })

  async function mustThinkForItself(state: unknown, seat: Seat): Promise<void> {
    const seen = imagined(game, bot, game.view(state, seat), seat, seededDice(`asked/${seat}`))
    const thinker = createThinker(game, bot, { level: 'captain', seed: 'asked', now: () => 0, playouts: 12 })
    const { action, report } = await thinker.think(seen, seat, { anew: true })
    const hints = report === undefined ? [] : hintsOf(game, bot, seen, seat, report)
    const greedy = await greedyPlayer(game, bot, { seed: 'asked' }).choose(seen, seat)
    const chosen = [...(report?.choices ?? []), ...hints].map(({ actions: [first] }) => first)
    for (const one of [action, greedy, ...chosen]) {
      expect(one && game.check(state, seat, one)).toBeUndefined()
    }
  }
}

test('in some game several seats are to act at once', () => {
  // One alone, as a new game is tried, need not have such a state.
  if (manifests.length > 1) expect(asked).toBeGreaterThan(3)
  else expect(asked).toBeGreaterThanOrEqual(0)
})
