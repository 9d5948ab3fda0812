import type { Dice, Json, JsonObject } from '@wyrmtable/kernel'

/** Whoever sits opposite the bot: plays by lot, straight at the server. */
export class Rival {
  url: string
  readonly match: string
  private readonly key: string
  private readonly dice: Dice
  private tries = 0

  constructor(url: string, key: string, match: string, dice: Dice) {
    this.url = url
    this.key = key
    this.match = match
    this.dice = dice
  }

  /** What is answered; undefined while nobody answers. */
  async ask(method: string, path: string, body?: JsonObject): Promise<JsonObject | undefined> {
    return ask(this.url, this.key, method, path, body)
  }

  sight(): Promise<JsonObject | undefined> {
    return this.ask('GET', `/api/matches/${this.match}`)
  }

  async does(deed: JsonObject): Promise<JsonObject | undefined> {
    const number = (await this.sight())?.number ?? 0
    const body = { after: number, key: `rival-${this.tries++}`, deed }
    return this.ask('POST', `/api/matches/${this.match}/commands`, body)
  }

  /** One action, where it is asked for one; whether it was. */
  async act(): Promise<boolean> {
    const sees = await this.ask('GET', `/api/matches/${this.match}/actions`)
    const actions = (sees?.actions ?? []) as readonly Json[]
    if (actions.length === 0) return false
    const action = actions[this.dice.pick(actions.length, 'rival')] ?? null
    await this.does({ type: 'play', action })
    return true
  }
}

export async function ask(
  url: string,
  key: string | undefined,
  method: string,
  path: string,
  body?: JsonObject,
): Promise<JsonObject | undefined> {
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as JsonObject
  } catch {
    return undefined
  }
}
