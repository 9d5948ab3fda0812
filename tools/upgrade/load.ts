import { hash } from 'node:crypto'
import type { Json, JsonObject } from '@wyrmtable/kernel'
import { seededDice } from '@wyrmtable/kernel'

/** A command that the server has acknowledged, with the number of its answer. */
export interface Acknowledged {
  readonly match: string
  readonly holder: string
  readonly command: JsonObject
  readonly number: number
}

/** A match that is being played, and the keys of those who play it, by seat. */
export interface Played {
  readonly id: string
  readonly game: string
  readonly holders: readonly string[]
}

/** Options with which players who choose by lot come to an end soon. */
const short: Readonly<Record<string, JsonObject>> = {
  sorcerers: { turnLimit: 2 },
  'dragons-wrath': { turnLimit: 10, firstProvinceAttackTurn: 1 },
}
const games = ['dragon-rage', 'dragon-noir', 'sorcerers', 'dragons-wrath']

/**
 * Asks as one of many addresses, as a proxy passes them on: the load is that of a club. Undefined where nobody answers. Whoever
 * has no key yet comes by a short name.
 */
export async function ask(url: string, holder: string, method: string, path: string, body?: JsonObject) {
  const [of, two, three] = hash('sha256', holder, 'buffer')
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': `10.${of}.${two}.${three}`,
      ...(holder.length < 20 ? {} : { authorization: `Bearer ${holder}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (answer === undefined) return undefined
  const told = (await answer.json().catch(() => undefined)) as JsonObject | undefined
  return told === undefined ? undefined : { status: answer.status, body: told }
}

/** The same, where it must be done. */
export async function done(url: string, holder: string, method: string, path: string, body?: JsonObject) {
  const answer = await ask(url, holder, method, path, body)
  if (answer !== undefined && answer.status < 300) return answer.body
  throw new Error(`${method} ${path}: ${JSON.stringify(answer)?.slice(0, 500)}`)
}

/** Lays so many tables, of each game in turn, at which two people sit. */
export async function layTables(url: string, count: number): Promise<readonly Played[]> {
  const laid: Played[] = []
  for (let place = 0; place < count; place++) {
    const game = games[place % games.length] ?? ''
    const holders: string[] = []
    for (let seat = 0; seat < 2; seat++) {
      holders.push(String((await done(url, `${place}-${seat}`, 'POST', '/api/keys', {})).key))
    }
    const [one = '', two = ''] = holders
    const { id, seats } = await done(url, one, 'POST', '/api/matches', {
      game,
      seats: [{ for: 'me' }, { for: 'anybody' }],
      ...(short[game] === undefined ? {} : { options: short[game] }),
    })
    const { invitation = '' } = (seats as readonly JsonObject[])[1] ?? {}
    await done(url, one, 'POST', `/api/matches/${id}/join`, { name: 'Mireille', seed: `seed ${place}` })
    await done(url, two, 'POST', `/api/matches/${id}/join`, { name: 'Iñaki', seed: 'words', invitation })
    laid.push({ id: String(id), game, holders })
  }
  return laid
}

/** Plays all of them by lot, with a word now and then, until told to stop or `most` commands of each are acknowledged. */
export async function playOn(
  url: string,
  matches: readonly Played[],
  { isOn, most, run }: { readonly isOn: () => boolean; readonly most: number; readonly run: string },
): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  const play = async ({ id, holders }: Played) => {
    const dice = seededDice(`${run}/${id}`)
    let count = 0
    let tries = 0
    while (isOn() && count < most) {
      let wasAsked = false
      for (const holder of holders) {
        const sees = await ask(url, holder, 'GET', `/api/matches/${id}/actions`)
        const actions = (sees?.body.actions ?? []) as readonly Json[]
        if (sees?.status !== 200 || actions.length === 0) continue
        wasAsked = true
        const isTalk = dice.pick(8, 'talk') === 0
        const deed: JsonObject = isTalk
          ? { type: 'say', text: `word ${count}, déjà vu` }
          : { type: 'play', action: actions[dice.pick(actions.length, 'action')] ?? null }
        const command = { after: sees.body.number ?? 0, key: `${run}-${tries++}`, deed }
        const answer = await ask(url, holder, 'POST', `/api/matches/${id}/commands`, command)
        if (answer?.status === 200) {
          acknowledged.push({ match: id, holder, command, number: Number(answer.body.number) })
          count++
        } else if (answer !== undefined && ![409, 429, 503].includes(answer.status)) {
          throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer).slice(0, 500)}`)
        }
        if (!isOn()) return
      }
      // Over; or what is done for somebody is still to come.
      if (!wasAsked) {
        const sight = await ask(url, holders[0] ?? '', 'GET', `/api/matches/${id}`)
        if (sight?.body.state === 'over') return
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
  await Promise.all(matches.map(play))
  return acknowledged
}
