import { type Game, jsonOf, seededDice } from '@wyrmtable/kernel'
import { warGame } from '../games/war-game.ts'
import type { Connection } from './connection.ts'

/** Steps of a whole match that two sides play by lot, each legal, prepared before anything is timed. */
function courseOf(game: BenchGame, seed: string, length: number): readonly Move[] {
  const dice = seededDice(seed)
  const options = game.options.parse({})
  if (!options.ok) throw new Error('games of the bench need no options')
  const state = game.setup(options.value, 2, dice)
  const course: Move[] = []
  while (course.length < length) {
    const [seat] = game.toAct(state)
    if (seat === undefined) break
    const actions = game.actions(state, seat)
    // The first ends the turn: only where there is nothing else.
    const place = actions.length === 1 ? 0 : 1 + dice.pick(actions.length - 1, 'step')
    const action = actions[place]
    if (action === undefined) break
    course.push({ seat, action: JSON.stringify(jsonOf(action)) })
    game.apply(state, seat, action, dice, () => {})
  }
  return course
}

interface Move {
  readonly seat: number
  /** As it is sent. */
  readonly action: string
}

/** Anything of it that is only handed on. */
// biome-ignore lint/suspicious/noExplicitAny: each game has forms of its own, and the bench looks into none
type BenchGame = Game<any, any, any, any, any>

/** A match under way on a server: whose key plays which side, and how far it is. */
export interface WarTable {
  readonly id: string
  readonly keys: readonly [string, string]
  readonly course: readonly Move[]
  /** Of the latest news of both, and of the next step. */
  number: number
  next: number
}

/** A match in which two have sat down, with keys of their own or those they have had before. */
export async function layTable(
  connection: Connection,
  seed: string,
  length: number,
  game: BenchGame = warGame,
  held?: WarTable['keys'],
): Promise<WarTable> {
  const ask = async (method: string, path: string, key: string, body?: object) => {
    const { status, body: text } = await connection.send(method, path, key, body && JSON.stringify(body))
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
    return JSON.parse(text)
  }
  const newKey = async (): Promise<string> => (await ask('POST', '/api/keys', '-')).key
  const keys = held ?? ([await newKey(), await newKey()] as const)
  const { id, seats } = await ask('POST', '/api/matches', keys[0], {
    game: game.id,
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  await ask('POST', `/api/matches/${id}/join`, keys[0], { name: 'W', seed: 'w' })
  await ask('POST', `/api/matches/${id}/join`, keys[1], {
    name: 'E',
    seed: 'e',
    invitation: seats[1].invitation,
  })
  return { id, keys, course: courseOf(game, seed, length), number: 3, next: 0 }
}

/** Plays the next step; false where the match has none left. */
export async function step(connection: Connection, table: WarTable): Promise<boolean> {
  const move = table.course[table.next]
  if (move === undefined) return false
  const { status, body } = await connection.send(
    'POST',
    `/api/matches/${table.id}/commands`,
    table.keys[move.seat as 0 | 1],
    `{"after":${table.number},"key":"s${table.next}","deed":{"type":"play","action":${move.action}}}`,
  )
  if (status !== 200) throw new Error(`${table.id}: ${status} ${body}`)
  table.next++
  table.number++
  return true
}
