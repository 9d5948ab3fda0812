import type { Clubs } from '../../people/clubs/clubs.ts'
import type { Company } from '../../people/moderation/company.ts'
import type { TableFactsNow } from '../facts.ts'
import type { House } from '../house.ts'
import type { Lobby } from '../lobby.ts'
import type { Presence } from '../presence.ts'
import type { Streams } from '../streams/streams.ts'
import type { Uploads } from '../uploads/uploads.ts'

/** Whoever sees to what is asked about matches. */
export interface Services {
  readonly house: House
  readonly lobby: Lobby
  readonly streams: Streams
  readonly presence: Presence
  readonly uploads: Uploads
  readonly company: Company
  readonly clubs: Clubs
  readonly facts: TableFactsNow
}
