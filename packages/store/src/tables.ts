import type { Joining, Role } from './club-store.ts'
import type { MatchState } from './match-store.ts'
import type { MeasureKind } from './moderation-store.ts'
import type { ChannelKind } from './notice-store.ts'
import type { ChallengeUse } from './passkey-store.ts'
import type { TournamentState } from './tournament-store.ts'

/**
 * The tables as both databases have them. Flags are 0 and 1, times are milliseconds since 1970, and PostgreSQL is told
 * to read its 64-bit integers as numbers.
 */
export interface Tables {
  match: MatchTable
  line: LineTable
  snapshot: SnapshotTable
  secret: SecretTable
  holder: HolderTable
  pass: PassTable
  note: NoteTable
  replay: ReplayTable
  account: AccountTable
  session: SessionTable
  recovery: RecoveryTable
  result: ResultTable
  rating: RatingTable
  block: BlockTable
  report: ReportTable
  measure: MeasureTable
  document: DocumentTable
  worker: WorkerTable
  thought: ThoughtTable
  passkey: PasskeyTable
  challenge: ChallengeTable
  token: TokenTable
  friend: FriendTable
  invitation: InvitationTable
  club: ClubTable
  club_member: ClubMemberTable
  club_table: ClubTableTable
  notice_rules: NoticeRulesTable
  channel: ChannelTable
  occasion: OccasionTable
  delivery: DeliveryTable
  server_key: ServerKeyTable
  tournament: TournamentTable
  tournament_line: TournamentLineTable
  tournament_secret: TournamentSecretTable
}

export interface MatchTable {
  id: string
  game: string
  version: string
  laid: string
  state: MatchState
  is_public: number
  created_at: number
  deadline: number | null
}

export interface LineTable {
  match: string
  n: number
  at: number
  by_seat: number | null
  command: string | null
  told: string
  body: string
}

interface SnapshotTable {
  match: string
  n: number
  body: string
}

interface SecretTable {
  match: string
  name: string
  value: string
}

interface HolderTable {
  match: string
  seat: number
  key: string
  place: number
  /** 1 where it holds the seat no longer; the row stays, so that its place is not given again. */
  ended: number
}

interface PassTable {
  pass: string
  match: string
  seat: number
  expires_at: number
}

interface NoteTable {
  match: string
  seat: number
  text: string
}

interface ReplayTable {
  id: string
  game: string
  body: string
  created_at: number
  /** Of the body. */
  bytes: number
}

interface AccountTable {
  id: string
  name: string
  /** The name as it is looked for: unique. */
  name_key: string
  /** '' where it has none. */
  password: string
  created_at: number
  is_host: number
  is_bot: number
}

interface SessionTable {
  key: string
  account: string
  device: string
  created_at: number
  seen_at: number
}

interface RecoveryTable {
  code: string
  account: string
  /** Null: as long as the account lasts. */
  expires_at: number | null
}

/** How an account is rated in a category: the last of its results there. */
export interface RatingTable {
  account: string
  game: string
  side: string
  pace: string
  mean: number
  deviation: number
  /** How many it rests on. */
  matches: number
  at: number
}

interface ResultTable extends RatingTable {
  match: string
  seat: number
  place: number
  ending: string
  mean_before: number
  deviation_before: number
}

interface BlockTable {
  account: string
  other: string
  at: number
}

interface ReportTable {
  id: string
  at: number
  by_account: string
  about: string
  match: string | null
  words: string
  is_open: number
}

interface MeasureTable {
  id: string
  at: number
  account: string
  kind: MeasureKind
  reason: string
  until: number | null
  is_seen: number
  /** The host's account that took it; null: it was taken by command. */
  by_account: string | null
}

interface DocumentTable {
  account: string
  name: string
  version: number
  saved_at: number
  /** Null where it was taken away. */
  body: string | null
  /** Of the body. */
  bytes: number
}

interface WorkerTable {
  name: string
  key: string
  added_at: number
  seen_at: number | null
  /** Names of the rules it knows, as JSON. */
  games: string
  answered: number
  refused: number
  lost: number
}

interface ThoughtTable {
  match: string
  seq: number
  seat: number
  game: string
  opened_at: number
  leases: number
  /** 1 where the server decides it itself. */
  is_own: number
  lease: string | null
  worker: string | null
  from_at: number | null
  until: number | null
  share: number
  playouts: number
}

interface PasskeyTable {
  id: string
  account: string
  name: string
  public_key: string
  counter: number
  transports: string
  created_at: number
  used_at: number
}

interface ChallengeTable {
  hash: string
  used_for: ChallengeUse
  account: string | null
  expires_at: number
}

interface TokenTable {
  id: string
  account: string
  name: string
  hash: string
  scopes: string
  created_at: number
  used_at: number | null
}

interface FriendTable {
  account: string
  other: string
  at: number
}

interface InvitationTable {
  match: string
  account: string
  seat: number
  by_account: string
  at: number
}

interface ClubTable {
  id: string
  name: string
  name_key: string
  about: string
  joining: Joining
  link: string
  created_at: number
}

interface ClubMemberTable {
  club: string
  account: string
  role: Role
  at: number
}

interface ClubTableTable {
  match: string
  club: string
}

interface NoticeRulesTable {
  account: string
  body: string
}

interface ChannelTable {
  id: string
  account: string
  kind: ChannelKind
  target: string
  secret: string
  label: string
  home: string
  created_at: number
  is_confirmed: number
  is_paused: number
  failures: number
  failed_at: number | null
  why: string | null
  worked_at: number | null
}

interface OccasionTable {
  id: string
  match: string
  seat: number
  kind: string
  seq: number
  at: number
  due_at: number
}

interface DeliveryTable extends OccasionTable {
  account: string
  channel: string
  tries: number
  /** Until then somebody is about it. */
  claimed_until: number
  /** Null as long as it waits. */
  done_at: number | null
}

/** What only this server knows, whichever process of it. */
interface ServerKeyTable {
  name: string
  value: string
}

export interface TournamentTable {
  id: string
  organiser: string
  rules: string
  state: TournamentState
  created_at: number
}

interface TournamentLineTable {
  tournament: string
  n: number
  at: number
  body: string
}

interface TournamentSecretTable {
  tournament: string
  name: string
  value: string
}
