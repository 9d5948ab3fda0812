import type { SearchOptions } from '../search/search.ts'
import figures from './levels.json' with { type: 'json' }

/** Levels of computer opponents, the same in every game, weakest first. */
export const levelNames = ['novice', 'squire', 'captain', 'warlord'] as const
export type LevelName = (typeof levelNames)[number]

export const isLevelName = (text: string): text is LevelName => levelNames.some((name) => name === text)

/** What a level may use. None of them sees what its seat may not know. */
export interface Level {
  /** The promised time: the thinking of a whole turn takes no longer. */
  readonly turnMs: number
  /** Most playouts of one decision, however much time there is, where the game has an evaluation. */
  readonly playouts: number
  /** Playouts of each decision where the clock must not matter, as in simulations that are to be repeated exactly. */
  readonly steady: number
  /** How well it does what is done without thinking, such as a set-up: 0 carelessly, 1 as well as it can. */
  readonly care: number
  /**
   * Chance, 0 to 1, that it forgets an action when it carries out a plan; only actions that may be left out, such as
   * the march of one piece of many (`BotRoom.mayForget`).
   */
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

/** A playout without an evaluation says less and costs less: this many count as one with it. */
export const BLIND_PLAYOUTS = 10

/** All answers in another player's turn together may take this share of the promised time. */
export const ANSWER_SHARE = 0.1
