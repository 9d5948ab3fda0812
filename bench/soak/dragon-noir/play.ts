import { type JsonObject, randomMatch, seededDice, toReplay, verifyReplay } from '@wyrmtable/kernel'
import { dragonNoir } from '../../../games/dragon-noir/rules/game.ts'
import { scenariosOfSoak, switches } from '../../../games/dragon-noir/testing/switches.ts'
import type { Played } from '../played.ts'

/** Plays a whole game of a scenario with switches by chance; throws where anything goes wrong. */
export function playGame(game: number): Played {
  const scenario = scenariosOfSoak[game % scenariosOfSoak.length] as JsonObject
  const match = randomMatch(dragonNoir, {
    seed: `soak/${game}`,
    options: { ...scenario, ...switches(seededDice(`soak/${game}/switches`)) },
    maxActions: 60_000,
  })
  const outcome = match.outcome()
  if (outcome === undefined) throw new Error(`game ${game} does not end`)
  const replay = toReplay(match)
  const verified = verifyReplay(dragonNoir, replay)
  if (!verified.ok) throw new Error(`game ${game}: ${JSON.stringify(verified.fault)}`)
  const { finalHash } = verified.value
  const reason = `${scenario.scenario as string} ${outcome.reason}`
  return { game, actions: match.seq, free: 0, reason, finalHash, replay: JSON.stringify(replay) }
}
