import { createThinker, greedyPlayer, levelNames, type Player, randomPlayer } from '@wyrmtable/ai'
import type { BotRoom, Game } from '@wyrmtable/kernel'
import type { Context } from './context.ts'
import { Failure } from './failure.ts'

/** Computer opponents: those that do not think ahead, then the levels, weakest first. */
export const playerKinds = ['random', 'greedy', ...levelNames] as const
export type PlayerKind = (typeof playerKinds)[number]

export const isPlayerKind = (name: string): name is PlayerKind => playerKinds.some((kind) => kind === name)

/** The kinds in a list such as `greedy,captain`; a failure that names one there is not. */
export function kindsIn({ t }: Context, list: string): readonly PlayerKind[] {
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !isPlayerKind(name))
  if (unknown !== undefined) {
    throw new Failure(t('cli.unknownPlayer', { name: unknown, known: playerKinds.join(', ') }), { unknown })
  }
  return names.filter(isPlayerKind)
}

/** How a level thinks in a simulation: by its steady number of playouts, or by its clock, scaled. */
export interface PlayerOptions {
  readonly seed: string
  readonly scale?: number | undefined
}

export function createPlayer(
  kind: PlayerKind,
  game: Game,
  bot: BotRoom,
  { seed, scale }: PlayerOptions,
): Player {
  switch (kind) {
    case 'random':
      return randomPlayer(game, { seed })
    case 'greedy':
      return greedyPlayer(game, bot, { seed })
    case 'novice':
    case 'squire':
    case 'captain':
    case 'warlord':
      return createThinker(game, bot, {
        level: kind,
        seed,
        now: () => performance.now(),
        ...(scale === undefined ? { playouts: 'steady' } : { scale }),
      })
    default:
      return kind satisfies never
  }
}
