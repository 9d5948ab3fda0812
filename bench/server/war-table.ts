import { seededDice } from '@wyrmtable/kernel'
import { type WarAction, warGame } from '../games/war-game.ts'
import type { Connection } from './connection.ts'

/** Steps of a whole match that two sides play by lot, each legal, prepared before anything is timed. */
function warCourse(seed: string, length: number): readonly { seat: number; action: WarAction }[] {
  const dice = seededDice(seed)
  const options = warGame.options.parse({})
  if (!options.ok) throw new Error('the war game has options')
  const state = warGame.setup(options.value, 2, dice)
  const course: { seat: number; action: WarAction }[] = []
  while (course.length < length) {
    const [seat] = warGame.toAct(state)
    if (seat === undefined) break
    const actions = warGame.actions(state, seat)
    // The first ends the turn: only where there is nothing else.
    const place = actions.length === 1 ? 0 : 1 + dice.pick(actions.length - 1, 'step')
    const action = actions[place]
    if (action === undefined) break
    course.push({ seat, action })
    warGame.apply(state, seat, action, dice, () => {})
  }
  return course
}

/** A match under way on a server: whose key plays which side, and how far it is. */
export interface WarTable {
  readonly id: string
  readonly keys: readonly [string, string]
  readonly course: readonly { seat: number; action: WarAction }[]
  /** Of the latest news of both, and of the next step. */
  number: number
  next: number
}

export async function layTable(connection: Connection, seed: string, length: number): Promise<WarTable> {
  const ask = async (method: string, path: string, key: string, body?: object) => {
    const { status, body: text } = await connection.send(method, path, key, body && JSON.stringify(body))
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
    return JSON.parse(text)
  }
  const keys = [(await ask('POST', '/api/keys', '-')).key, (await ask('POST', '/api/keys', '-')).key] as const
  const { id, seats } = await ask('POST', '/api/matches', keys[0], {
    game: 'war-game',
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  await ask('POST', `/api/matches/${id}/join`, keys[0], { name: 'W', seed: 'w' })
  await ask('POST', `/api/matches/${id}/join`, keys[1], {
    name: 'E',
    seed: 'e',
    invitation: seats[1].invitation,
  })
  return { id, keys, course: warCourse(seed, length), number: 3, next: 0 }
}

/** Plays the next step; false where the match has none left. */
export async function step(connection: Connection, table: WarTable): Promise<boolean> {
  const move = table.course[table.next]
  if (move === undefined) return false
  const { status, body } = await connection.send(
    'POST',
    `/api/matches/${table.id}/commands`,
    table.keys[move.seat as 0 | 1],
    `{"after":${table.number},"key":"s${table.next}","deed":{"type":"play","action":${JSON.stringify(move.action)}}}`,
  )
  if (status !== 200) throw new Error(`${table.id}: ${status} ${body}`)
  table.next++
  table.number++
  return true
}
