import type { SearchOptions } from '../search/search.ts'
import figures from './levels.json' with { type: 'json' }

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
  /** How well it prepares what is done without thinking, as a set-up: 0 anyhow, 1 as well as it knows. */
  readonly care: number
  /** Share of what it may forget when it carries out a plan, as the march of one of many, 0 to 1. */
  readonly forgets: number
  /** Share of decisions in which it does whatever comes to mind, 0 to 1; absent: none. */
  readonly strays?: number
  /** How clearly and how widely it sees. */
  readonly sight: Pick<
    SearchOptions,
    'blur' | 'overlooks' | 'instinct' | 'widening' | 'playsTurnsOut' | 'thorough' | 'byTrials'
  >
  /**
   * The same where a game's steps are compared by trials (`BotRoom.trials`), which need fewer playouts. Absent: this level
   * plays by the tree there, too.
   */
  readonly trials?: Pick<Level, 'playouts' | 'steady' | 'strays'> & Pick<SearchOptions, 'blur' | 'overlooks'>
}

export const levels: Readonly<Record<LevelName, Level>> = figures

/** A playout without an evaluation says less and costs less: so many stand for one with it. */
export const BLIND_PLAYOUTS = 10

/** An answer in somebody else's turn may take this share of the promise. */
export const ANSWER_SHARE = 0.1
