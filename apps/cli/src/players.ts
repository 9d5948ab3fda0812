import { greedyPlayer, type Player, randomPlayer } from '@wyrmtable/ai'
import type { BotRoom, Game } from '@wyrmtable/kernel'

/** Computer opponents, weakest first. */
export const playerKinds = ['random', 'greedy'] as const
export type PlayerKind = (typeof playerKinds)[number]

export const isPlayerKind = (name: string): name is PlayerKind => playerKinds.some((kind) => kind === name)

export function createPlayer(kind: PlayerKind, game: Game, bot: BotRoom, seed: string): Player {
  switch (kind) {
    case 'random':
      return randomPlayer(game, { seed })
    case 'greedy':
      return greedyPlayer(game, bot, { seed })
    default:
      return kind satisfies never
  }
}
