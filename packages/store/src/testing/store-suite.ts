import { describe } from 'vitest'
import type { MatchStore } from '../match-store.ts'
import { accountsSuite } from './subjects/accounts.ts'
import { documentsSuite } from './subjects/documents.ts'
import { linesSuite } from './subjects/lines.ts'
import { matchesSuite } from './subjects/matches.ts'
import { moderationSuite } from './subjects/moderation.ts'
import { noticesSuite } from './subjects/notices.ts'
import { ratingsSuite } from './subjects/ratings.ts'
import { replaysSuite } from './subjects/replays.ts'
import { seatsSuite } from './subjects/seats.ts'
import { tournamentsSuite } from './subjects/tournaments.ts'
import { workersSuite } from './subjects/workers.ts'

const subjects = [
  matchesSuite,
  linesSuite,
  seatsSuite,
  replaysSuite,
  accountsSuite,
  ratingsSuite,
  moderationSuite,
  documentsSuite,
  noticesSuite,
  workersSuite,
  tournamentsSuite,
]

/** What every store must do, whatever is behind it. `open` gives one that is the suite’s own. */
export function storeSuite(name: string, open: () => Promise<MatchStore>): void {
  describe(name, () => {
    for (const subject of subjects) subject(open)
  })
}
