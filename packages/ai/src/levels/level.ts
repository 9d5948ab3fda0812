import type { SearchOptions } from '../search/search.ts'

/** Levels of computer opponents, the same in every game, weakest first. */
export const levelNames = ['novice', 'squire', 'captain', 'warlord'] as const
export type LevelName = (typeof levelNames)[number]

export const isLevelName = (text: string): text is LevelName => levelNames.some((name) => name === text)

/** What a level may use. None of them sees what its seat may not know. */
export interface Level {
  /** Promise: the thinking of a whole turn takes no longer. */
  readonly turnMs: number
  /** Most playouts of one decision, however much time there is, where the game has an evaluation. */
  readonly playouts: number
  /** Playouts of each decision where no clock may matter, as in simulations that must give the same again. */
  readonly steady: number
  /** How clearly and how widely it sees. */
  readonly sight: Pick<SearchOptions, 'blur' | 'overlooks' | 'widening' | 'playsTurnsOut'>
}

export const levels: Readonly<Record<LevelName, Level>> = {
  novice: {
    turnMs: 500,
    playouts: 6,
    steady: 6,
    sight: { blur: 0.6, overlooks: 0.75, widening: { least: 3, perRoot: 0.5 } },
  },
  squire: {
    turnMs: 1500,
    playouts: 60,
    steady: 30,
    sight: { blur: 0.3, overlooks: 0.45, widening: { least: 4, perRoot: 1 } },
  },
  captain: {
    turnMs: 4000,
    playouts: 400,
    steady: 100,
    sight: { blur: 0.05, overlooks: 0.12, widening: { least: 5, perRoot: 0.7 } },
  },
  warlord: {
    turnMs: 10_000,
    playouts: 1_000_000,
    steady: 300,
    sight: { playsTurnsOut: true, widening: { least: 10, perRoot: 1.5 } },
  },
}

/** A playout without an evaluation says less and costs less: so many stand for one with it. */
export const BLIND_PLAYOUTS = 10

/** An answer in somebody else's turn may take this share of the promise. */
export const ANSWER_SHARE = 0.1
