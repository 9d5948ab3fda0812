export { type FeatureChange, type Hint, type HintOptions, hintsOf } from './hints.ts'
export { type Decider, type PlayedMatch, type PlayMatchOptions, playMatch } from './ladder/play-match.ts'
export { type PairResult, type Rating, ratingsOf } from './ladder/ratings.ts'
export {
  type LadderMatch,
  type LadderOptions,
  type LadderReport,
  type LadderScore,
  type Pairing,
  runLadder,
} from './ladder/run-ladder.ts'
export {
  type SequentialTestOptions,
  scoreInterval,
  scoreOf,
  sequentialTest,
  type Tally,
  type Verdict,
} from './ladder/sequential-test.ts'
export { ANSWER_SHARE, isLevelName, type Level, type LevelName, levelNames, levels } from './level.ts'
export {
  type CancelFlag,
  createThinker,
  type Progress,
  type ThinkCall,
  type Thinker,
  type ThinkerOptions,
  type Thought,
} from './thinker.ts'
export { gamesOf } from './threads/games-of.ts'
export * from './threads/messages.ts'
export { type NodeThread, serveNodeThread, startNodeThread } from './threads/node-thread.ts'
export { mergeResults, thinkTogether } from './threads/parallel.ts'
export {
  type RemoteThinker,
  remoteThinker,
  type Thinking,
  ThinkingFailed,
  type ThinkRequest,
} from './threads/remote-thinker.ts'
export { serveThinker, type ThinkableGame, type ThinkerHost } from './threads/serve-thinker.ts'
export { serveWebThread, type WebThread, webThread } from './threads/web-thread.ts'
export { TurnClock } from './turn-clock.ts'
