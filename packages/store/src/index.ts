export { isAway } from './away.ts'
export { type Club, type ClubStore, joinings, type Member, type Role, roles } from './club-store.ts'
export type { DocumentStore } from './document-store.ts'
export type { Friend, FriendStore, SeatInvitation } from './friend-store.ts'
export type { Job, Jobs, Tasks, Worker } from './jobs.ts'
export type {
  Held,
  Holder,
  KeptReplay,
  Line,
  MatchRow,
  MatchState,
  MatchStore,
  NewMatch,
  Notice,
  Pass,
  Snapshot,
  Write,
} from './match-store.ts'
export {
  type Measure,
  type MeasureKind,
  type ModerationStore,
  measureKinds,
  type Report,
} from './moderation-store.ts'
export {
  type Channel,
  type ChannelKind,
  channelKinds,
  type Delivery,
  type NoticeStore,
  type Occasion,
  occasionId,
} from './notice-store.ts'
export type { ChallengeUse, Passkey, PasskeyStore } from './passkey-store.ts'
export type { Account, PeopleStore, Session } from './people-store.ts'
export { openPostgres } from './postgres/open-postgres.ts'
export type { RatedResult, Rating, RatingCategory, RatingStore, Skill } from './rating-store.ts'
export { openSharded } from './sharded/open-sharded.ts'
export { shardOf } from './sharded/shard-of.ts'
export { MisplacedShard, MissingShards } from './sharded/sharded-store.ts'
export { backupSqlite } from './sqlite/backup-sqlite.ts'
export { openSqlite } from './sqlite/sqlite-store.ts'
export type { Token, TokenStore } from './token-store.ts'
export {
  type StoredLine,
  type TournamentRow,
  type TournamentState,
  type TournamentStore,
  type TournamentWrite,
  tournamentStates,
} from './tournament-store.ts'
export {
  type KnownWorker,
  type LeaseEnd,
  leaseEnds,
  type Thought,
  type WorkerStore,
} from './worker-store.ts'
