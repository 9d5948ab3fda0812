import { type Fault, type Json, ok, type Result, type Seat, type Viewer } from '@wyrmtable/kernel'
import { decode } from './decode.ts'
import type { MatchState, Orders } from './match-state.ts'
import type { Options } from './options.ts'
import { openPosition, writeOrders } from './position.ts'
import { sideIds } from './roster.ts'
import { State } from './state.ts'

/** What only one side knows. */
export interface Own {
  readonly seat: Seat
  readonly orders: Orders
}

/** DN-17.5: everything on the boards lies open; of standing orders there are but the viewer's own. */
export class View extends State {
  /** Undefined for who only watches. */
  readonly own: Own | undefined

  constructor({ setting, cells, ground, campaign }: State, own: Own | undefined) {
    super(setting, cells.slice(), ground, campaign)
    this.own = own
  }
}

/** All that lies open on the boards: what a view, and a state imagined out of one, have in common. */
export type OpenState = State

export type { Cast, Stand } from './state.ts'

/** A state that was imagined out of a view: what may be asked of it tells nothing that the view does not. */
export type Imagined = MatchState

export const viewOf = (state: MatchState, viewer: Viewer): View =>
  new View(state, viewer === 'spectator' ? undefined : { seat: viewer, orders: state.ordersOf(viewer) })

/** A position without the orders of others. */
export const encodeView = (view: View): Json => ({
  ...openPosition(view),
  ...(view.own === undefined ? {} : writeOrders(view.own.seat, view.own.orders)),
})

export function decodeView(json: Json, options: Options): Result<View, Fault> {
  const state = decode(json, options)
  if (!state.ok) return state
  const written = Object(json)
  const seat = sideIds.findIndex((side) => `${side}Fire` in written)
  return ok(new View(state.value, seat < 0 ? undefined : { seat, orders: state.value.ordersOf(seat) }))
}
