import type { Dice, Emit } from '@wyrmtable/kernel'
import type { TableData } from '../../data/table-schema.ts'
import type { Event } from '../events.ts'
import type { Options } from '../options.ts'
import type { Play } from '../play.ts'
import type { SetupRefusal } from '../refusals.ts'
import { beginTurn, passSetup } from '../sequence.ts'
import { settingOf } from '../setting.ts'
import { State } from '../state.ts'
import { rollOrder } from '../topics/initiative.ts'
import { edgeWithoutRoom, putSorcerer } from './setup.ts'

/** SO-5.1 … 5.4: initiative; then sorcerers at the table's starts, or the first player is to place his. */
export function begin(options: Options, seats: number, dice: Dice, emit: Emit<Event> = () => {}): State {
  const state = new State(settingOf(options, seats))
  const play: Play = { state, dice, emit }
  state.order = rollOrder(
    Array.from({ length: seats }, (_, seat) => seat),
    dice,
    play.emit,
  )
  if (options.setup === 'edge') {
    passSetup(play)
    return state
  }
  for (const [seat, { x, y, fx, fy }] of startsOf(state).entries()) {
    putSorcerer(play, seat, { x, y }, { x: fx, y: fy })
  }
  beginTurn(play)
  return state
}

/**
 * SO-5.3: a table without starts for that number of players cannot be used, unless they place themselves; then
 * each edge needs room.
 */
export function checkBegin(
  options: Options,
  seats: number,
  people?: readonly number[],
): SetupRefusal | undefined {
  return checkTable(options, seats) ?? checkEnd(options, people)
}

/** SO-0.1: computers who only defend would never end; without people a last turn is needed, unless shields fade. */
const checkEnd = ({ fade, turnLimit }: Options, people?: readonly number[]): SetupRefusal | undefined =>
  people?.length !== 0 || fade > 0 || turnLimit > 0
    ? undefined
    : { type: 'noEnd', clause: 'SO-0.1', remedy: { turnLimit: LAST_TURN } }

/** SO-0.1: the last turn of a match without people. */
const LAST_TURN = 30

function checkTable(options: Options, seats: number): SetupRefusal | undefined {
  const setting = settingOf(options, seats)
  const { data } = setting.table
  const about = { clause: 'SO-5.3', table: data.id } as const
  if (options.setup === 'edge') {
    const edge = edgeWithoutRoom(new State(setting))
    return edge === undefined ? undefined : { ...about, type: 'noRoom', edge }
  }
  return startsFor(data, seats) === undefined ? { ...about, type: 'noStarts', seats } : undefined
}

function startsOf({ seats, setting: { table } }: State) {
  const found = startsFor(table.data, seats)
  if (found === undefined)
    throw new RangeError(`the table ${table.data.id} has no starts for ${seats} players`)
  return found
}

const startsFor = ({ starts }: TableData, seats: number) =>
  seats === 2 ? starts[2] : seats === 3 ? starts[3] : starts[4]
