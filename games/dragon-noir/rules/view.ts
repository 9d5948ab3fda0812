import { canonicalJson, type Json, type JsonObject, jsonOf, type Viewer } from '@wyrmtable/kernel'
import { decode } from './decode.ts'
import { fireOrders, magicOrders, S } from './fields.ts'
import { type Options, optionsSchema } from './options.ts'
import { encodeOpen, type OpenPosition, type OrderName, type Written } from './position.ts'
import type { sideIds } from './roster.ts'
import type { State } from './state.ts'

/** DN-17.2: what answers for a side that does not want to be asked. */
interface StandingOrders {
  readonly side: number
  readonly magic: (typeof magicOrders)[number]
  readonly fire: (typeof fireOrders)[number]
}

/** What is open to everybody, and by what options it is played. */
interface OpenView extends OpenPosition {
  /** Options of the match that are not the usual ones. */
  readonly options: JsonObject
}
/** Standing orders of one side as a position has them. */
type OwnOrders<Side extends (typeof sideIds)[number]> = {
  readonly [Name in Extract<OrderName, `${Side}${string}`>]: Written
}

/**
 * DN-17.5: everything but what the enemy intends, in the words of a position. Each side has its own standing orders,
 * and no field for those of the other.
 */
export type View = OpenView | (OpenView & OwnOrders<'exile'>) | (OpenView & OwnOrders<'horde'>)

/** What a seat or a spectator may know of a state. */
export function viewOf(state: State, viewer: Viewer): View {
  const open: OpenView = { options: chosenOf(state.setting.options), ...encodeOpen(state) }
  if (viewer === 'spectator') return open
  const { magic, fire } = ordersOf(state, viewer)
  return viewer === 0
    ? { ...open, exileMagic: magic, exileFire: fire }
    : { ...open, hordeMagic: magic, hordeFire: fire }
}

/** The standing orders of a side. */
export function ordersOf(state: State, side: number): StandingOrders {
  const { magic, fire } = fieldsOf(side)
  return {
    side,
    magic: magicOrders[state.get(magic)] ?? 'ask',
    fire: fireOrders[state.get(fire)] ?? 'ask',
  }
}

/** Gives a side other standing orders. */
export function setOrdersOf(state: State, { side, magic, fire }: StandingOrders): void {
  const fields = fieldsOf(side)
  state.put(fields.magic, magicOrders.indexOf(magic))
  state.put(fields.fire, fireOrders.indexOf(fire))
}

const fieldsOf = (side: number): { readonly magic: number; readonly fire: number } =>
  side === 0 ? { magic: S.exileMagic, fire: S.exileFire } : { magic: S.hordeMagic, fire: S.hordeFire }

const built = new WeakMap<View, State>()

/**
 * DN-17.5: a state that looks the same to who has this view. Others are asked each time, as if all their
 * reactions were still to be decided. Whoever gets it may change it.
 */
export function imagineState(view: View): State {
  let state = built.get(view)
  if (state === undefined) {
    const { options, ...position } = view
    const decoded = decode(jsonOf(position), optionsSchema.parse(options))
    if (!decoded.ok) throw new RangeError(`not a view: ${decoded.fault.code} ${decoded.fault.path}`)
    state = decoded.value
    built.set(view, state)
  }
  return state.clone()
}

let usual: JsonObject | undefined
const chosen = new WeakMap<Options, JsonObject>()

/** The members of the options that differ from those of a match of which nothing was chosen. */
function chosenOf(options: Options): JsonObject {
  let found = chosen.get(options)
  if (found === undefined) {
    usual ??= jsonOf(optionsSchema.parse({})) as JsonObject
    const same = ([name, value]: readonly [string, Json | undefined]): boolean =>
      canonicalJson(value ?? null) === canonicalJson(usual?.[name] ?? null)
    found = Object.fromEntries(Object.entries(jsonOf(options) as JsonObject).filter((entry) => !same(entry)))
    chosen.set(options, found)
  }
  return found
}
