import type { Fact, Json } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'
import { toldBy } from '../../facts/fact-event.ts'
import type { GameNews, News, Sight } from '../wire/answers.ts'
import { PastViews } from './past-views.ts'
import { isGameNews, type ToldGame } from './told-game.ts'

/** What was told before somebody came. */
export interface Past {
  readonly news: readonly News[]
  /** What was seen before the first of them; absent: they tell it themselves. */
  readonly before?: Json
}

/** What happened so far in the game, told and seen, as far back as it was fetched. */
export class Chronicle {
  readonly log: LoggedEntry[] = []
  private readonly sight: Sight
  private readonly views: PastViews

  constructor(sight: Sight, { news, before }: Past, told: ToldGame) {
    this.sight = sight
    const first = news.find(isGameNews)?.view ?? sight.view
    const begin = told.decoded(before ?? first ?? null)
    this.views = new PastViews(begin, (view, one) => told.viewAfter(view, one))
    for (const one of news) if (isGameNews(one)) this.write(one)
  }

  /** Number of the last entry. */
  get seq(): number {
    return this.log.at(-1)?.seq ?? 0
  }

  /** What was seen after an entry. */
  viewAt(seq: number): unknown {
    return this.views.at(seq)
  }

  write(news: GameNews, view?: { readonly value: unknown }): void {
    const fact = news.fact ?? this.wentOnline(news)
    const events = toldBy(fact === undefined ? {} : { fact }, news.events)
    if (news.type === 'done') this.views.push(news, view)
    if (news.type === 'begun' && events.length === 0) return
    const seq = news.type === 'begun' ? 0 : (this.log.at(-1)?.seq ?? 0) + 1
    this.log.push({ seq, seat: news.seat ?? '', events })
  }

  /** Of a match that was begun elsewhere the chronicle begins with its coming here. */
  private wentOnline({ type, seq }: GameNews): Fact | undefined {
    if (type !== 'begun' || seq === undefined) return undefined
    return { type: 'wentOnline', match: this.sight.id, commitment: this.sight.dice.commitment }
  }
}
