import type { State } from '../../rules/state.ts'
import { entrancePlace } from '../draw/entrance.ts'
import { layout } from '../draw/plan.ts'
import { hexOfPiece, seatOfPiece } from '../table/pieces-at.ts'
import type { RolledEvent } from './beats.ts'

type Point = readonly [x: number, y: number]

/** Where a roll is about something on the board: who tries it, and at what. */
export interface Strike {
  /** Absent where whoever tries it is there already, or not on the board. */
  readonly from?: Point
  readonly to: Point
  /** The colour of the side, counted from 1. */
  readonly colour: number
}

export function strikeOf({ by, on }: RolledEvent, state: State): Strike | undefined {
  const byHex = by === undefined ? undefined : hexOfPiece(state, by)
  const from = byHex === undefined ? undefined : layout.centre(byHex)
  const to = (on === undefined ? undefined : placeOf(on, state)) ?? from
  if (to === undefined) return undefined
  const isSame = from !== undefined && from[0] === to[0] && from[1] === to[1]
  const colour = by === undefined ? 1 : seatOfPiece(by) + 1
  return { ...(from === undefined || isSame ? {} : { from }), to, colour }
}

/** A hex, a piece or an entrance. */
function placeOf(name: string, state: State): Point | undefined {
  if (layout.has(name)) return layout.centre(name)
  const entrance = state.map.entrances.find((one) => one.name === name)
  if (entrance !== undefined) {
    const { x, y } = entrancePlace(entrance.side)
    return [x, y]
  }
  const hex = hexOfPiece(state, name)
  return hex === undefined ? undefined : layout.centre(hex)
}
