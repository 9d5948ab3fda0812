import type { JsonObject } from '@wyrmtable/kernel'
import { nim } from '@wyrmtable/kernel/testing'
import { Browser, register } from './browser.ts'
import type { Laid } from './player.ts'
import { toyBox } from './toy-box.ts'

/** Short matches, so that their ends can be seen too. */
export const nimBox = toyBox(nim)

const slow = { kind: 'days', bankMs: 2 * 86_400_000, bonusMs: 0, capMs: 2 * 86_400_000 }

let keys = 0

/** Two people with accounts at a table of nim; the first is to act. */
export class NoticeTable {
  readonly first: Browser
  readonly second: Browser
  readonly id: string

  private constructor(first: Browser, second: Browser, id: string) {
    this.first = first
    this.second = second
    this.id = id
  }

  static async lay(first: Browser, second: Browser, wish: object = {}): Promise<NoticeTable> {
    const { id, seats } = await first.done<Laid>('POST', '/api/matches', {
      ...{ game: 'nim', options: { piles: [9, 9] }, seats: [{ for: 'me' }, { for: 'anybody' }], clock: slow },
      ...wish,
    })
    const invitation = seats[1]?.invitation
    await second.done('POST', `/api/matches/${id}/join`, { name: 'Bo', seed: 't', invitation })
    await first.done('POST', `/api/matches/${id}/join`, { name: 'Ada', seed: 's' })
    return new NoticeTable(first, second, id)
  }

  /** Takes so many of a pile, or does something else. */
  async act(who: Browser, deed: number | object = 1): Promise<void> {
    const { number } = await who.done<{ number: number }>('GET', `/api/matches/${this.id}`)
    const does =
      typeof deed === 'number'
        ? { type: 'play', action: { type: 'take', pile: deed > 1 ? 1 : 0, count: deed } }
        : deed
    await who.done('POST', `/api/matches/${this.id}/commands`, {
      ...{ after: number, key: `n${keys++}`, deed: does },
    })
  }
}

/** Somebody with an account, and a way to tell them. */
export async function told(server: string, name: string, target: string) {
  const who = new Browser(server)
  await register(who, name)
  const way = await who.done<{ id: string; secret: string }>('POST', '/api/notices/channels', {
    ...{ kind: 'webhook', target, label: '' },
  })
  return { who, ...way }
}

export interface ToldWay extends JsonObject {
  readonly id: string
  readonly isPaused: boolean
  readonly failures: number
  readonly why: string | null
  readonly status: number | null
}

export const waysOf = async (who: Browser) =>
  (await who.done<{ channels: ToldWay[] }>('GET', '/api/notices')).channels
