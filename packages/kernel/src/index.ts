export type { Brand } from './brand.ts'
export { dispatch, type Handlers } from './by-tag.ts'
export { type Case, caseFormat, caseSchema, readCase } from './case/case.ts'
export { isReached, type Puzzle, readPuzzles } from './case/puzzle.ts'
export { type CaseFailure, type CaseReport, runCase } from './case/run-case.ts'
export type { Dice } from './dice/dice.ts'
export { type EnumeratingDice, enumeratingDice, TooManyBranches } from './dice/enumerating-dice.ts'
export { absentDice, type DiceMark, type MatchDice } from './dice/match-dice.ts'
export { type RecordingDice, recordingDice } from './dice/recording-dice.ts'
export { ScriptError, type ScriptedDice, scriptedDice } from './dice/scripted-dice.ts'
export { seededDice } from './dice/seeded-dice.ts'
export { commitment, type VerifiableDiceParts, verifiableDice } from './dice/verifiable-dice.ts'
export * from './fraction.ts'
export * from './game/book-room.ts'
export * from './game/bot-room.ts'
export * from './game/contract.ts'
export { type Course, type CourseMove, type CourseStep, courseFormat, readCourse } from './game/course.ts'
export { type Branch, type Coverage, type EnumerateOptions, enumerateBranches } from './game/enumerate.ts'
export { givesUp } from './game/giving-up.ts'
export * from './game/language.ts'
export { chanceOf, isRolled, type Odds, type OddsOutcome, odds, type RollOdds } from './game/odds.ts'
export { outcomeJson } from './game/outcome-json.ts'
export { type Pick as PickOf, playout } from './game/playout.ts'
export * from './game/position.ts'
export type {
  MatchOver,
  NothingToUndo,
  NotSeated,
  NotUnderRules,
  NotYourTurn,
  Refused,
} from './game/refused.ts'
export { type RefusalOf, refuser } from './game/refuser.ts'
export * from './game/rooms.ts'
export { slabCopier } from './game/state-slab.ts'
export { isAtAnyTime } from './game/turn.ts'
export { type Unattended, unattendedOptions } from './game/unattended.ts'
export {
  manifestAt,
  manifestNamed,
  rulesName,
  type Versions,
  versionsIn,
  versionsOf,
} from './game/versions.ts'
export { decodeView, encodeView, isWholeState } from './game/view-json.ts'
export { canonicalJson } from './json/canonical-json.ts'
export { type Fault, type FaultCode, faultCodes, type Schema } from './json/fault.ts'
export { atPath, pointerStep } from './json/fault-at.ts'
export type { Json, JsonObject } from './json/json.ts'
export { isJsonObject, jsonOf } from './json/json-of.ts'
export { openDocument } from './json/open-document.ts'
export { type ReadLimits, readJson } from './json/read-json.ts'
export { schemaOf } from './json/schema-of.ts'
export { keysOf } from './keys-of.ts'
export { createMatch } from './match/create-match.ts'
export { type ActionEntry, type Entry, type FactEntry, seatOfEntry } from './match/entry.ts'
export type { Fact, SeatHolder, WentOnline } from './match/fact.ts'
export { goOnUnder } from './match/go-on-under.ts'
export { type DiceOrigin, headerShape, type MatchHeader, type SeatInfo } from './match/header.ts'
export { knownOptions, optionsFor } from './match/known-options.ts'
export type { Accepted, AcceptedFact, Match, MatchStart, Undone } from './match/match.ts'
export type { MatchSnapshot } from './match/match-snapshot.ts'
export { type RandomMatchOptions, randomMatch } from './match/random-match.ts'
export { asRecorded, originsOf, tellsDice } from './replay/dice-origin.ts'
export { type Learned, learnedBy } from './replay/learned.ts'
export { hasTakeBacks, liveLine } from './replay/live-line.ts'
export { type MatchRecord, type OpenOptions, openMatch } from './replay/open-match.ts'
export { readAnyVersion, type UnderItsRules } from './replay/read-any-version.ts'
export { readReplay, replaySchema } from './replay/read-replay.ts'
export { redactReplay, seatReplay } from './replay/redact-replay.ts'
export { type Replay, replayFormat, replayFormats, sealOf, toReplay } from './replay/replay.ts'
export { goOnUnasked, saysTheSame } from './replay/says-the-same.ts'
export {
  isSeatReplay,
  readSeatReplay,
  type SeatEntry,
  type SeatReplay,
  seatReplayFormat,
  seatReplaySchema,
  seatVersions,
} from './replay/seat-replay.ts'
export { stateHash } from './replay/state-hash.ts'
export { type DiceProof, type Verified, verifyReplay } from './replay/verify-replay.ts'
export * from './result.ts'
