import type { Viewer } from '@wyrmtable/kernel'
import type { Bots } from '../people/bots.ts'
import { seatsOf } from './access.ts'
import type { Presence } from './presence.ts'
import type { RunningMatch } from './running-match.ts'
import { summaryOf, type TableFacts } from './sight/index.ts'
import type { Watchers } from './watchers.ts'

/** Knows what there is to say of tables: what happened at them, and who is there at this moment. */
export class TableFactsNow {
  private readonly presence: Presence
  private readonly watchers: Watchers
  private readonly bots: Bots

  constructor(presence: Presence, watchers: Watchers, bots: Bots) {
    this.presence = presence
    this.watchers = watchers
    this.bots = bots
  }

  of(running: RunningMatch, viewer: Viewer = 'spectator'): TableFacts {
    return {
      id: running.row.id,
      game: running.game,
      version: running.row.version,
      table: running.table,
      isPublic: running.row.isPublic,
      createdAt: running.row.createdAt,
      standing: running.standing,
      match: running.match,
      present: this.presence.of(running),
      watchers: this.watchers.of(running.row.id),
      formers: running.formers,
      bots: this.bots.seatsOf(running),
      sharers: running.holders.filter(({ seat }) => seat === viewer).length,
      opened:
        running.match?.outcome() === undefined
          ? undefined
          : { secret: running.secrets.dice ?? '', seatSeeds: running.seatSeeds },
    }
  }

  /** A line of a list for each match, as whoever has the key may read it. */
  summaries(matches: readonly RunningMatch[], key: string | undefined) {
    return matches.map((running) => summaryOf(this.of(running), seatsOf(running, key)))
  }
}
