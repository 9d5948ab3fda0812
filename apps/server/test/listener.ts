import type { Json } from '@wyrmtable/kernel'
import { expect } from 'vitest'
import type { News, Player } from './player.ts'

/** Somebody whose stream is cut again and again, and goes on each time from the last that was heard. */
export class Listener {
  /** All news of matches that were heard, in the order of hearing. */
  private readonly heard: News[] = []
  private cursor = ''
  private stream: Awaited<ReturnType<Player['stream']>> | undefined

  /** Begins to listen, or goes on. */
  async listen(player: Player): Promise<void> {
    this.takeIn()
    this.stream?.end()
    this.stream = await player.stream(this.cursor === '' ? '' : `&from=${this.cursor}`)
    await this.stream.until(({ type }) => type === 'hello')
  }

  /** Waits until all has been heard that the player could ask for of the match, and holds that to have been heard once. */
  async mustHaveHeardAll(player: Player, match: string): Promise<void> {
    const { news } = await player.done<{ news: readonly News[] }>('GET', `/api/matches/${match}/news?after=0`)
    this.takeIn()
    const isLast = ({ match: of, number }: News) => of === match && number === news.at(-1)?.number
    // A server that could not read what was written meanwhile has cut the line: whoever listens comes back.
    if (!this.heard.some(isLast)) {
      await this.listen(player)
      await this.stream?.until(isLast)
      this.takeIn()
    }
    const own = this.heard.filter((one) => one.match === match)
    const first = own[0]?.number ?? 0
    expect(own.map(({ number }) => number)).toEqual(own.map((_, place) => first + place))
    // What is told is told for ever, clocks included.
    for (const one of own) expect(forEver(one)).toEqual(forEver(news[(one.number ?? 0) - 1]))
    expect(own.at(-1)?.number).toBe(news.length)
  }

  /** The clock as the last news of the match that had one told it. */
  clock(match: string): Json | undefined {
    this.takeIn()
    return this.heard.findLast((one) => one.match === match && one.clock !== undefined)?.clock
  }

  end(): void {
    this.stream?.end()
  }

  private takeIn(): void {
    for (const news of this.stream?.lines.splice(0) ?? []) {
      this.cursor = news.cursor ?? this.cursor
      if (news.match !== undefined && news.number !== undefined && news.type !== 'seated')
        this.heard.push(news)
    }
  }
}

/** News without what is of the stream, and without what may be done only as long as nothing else has happened. */
function forEver(news: News | undefined): object | undefined {
  if (news === undefined) return undefined
  const { match: _, as: __, cursor: ___, mayUndo: ____, ...rest } = news
  return rest
}
