import type { HexId } from '@wyrmtable/hex'
import { dragons, HERO, isTroop, typeOf, type Unit, WZD } from '../../rules/pieces.ts'
import { map } from '../map-in-hand.ts'
import type { Field } from './field.ts'
import type { Order } from './place-worth.ts'

/** What each unit is told for a march; nothing: it stays where it is. */
export type Command = (unit: Unit) => Order | undefined

/** The order that is thought of first, and the only one in playouts. */
export const usual: Order = { attack: 1.3, guard: 0.5, cover: 0.8, close: 0.8, shy: 0.3 }
const bold: Order = { attack: 1.8, guard: 0.15, cover: 0.6, close: 1.5, shy: 0 }
const guarding: Order = { attack: 0.7, guard: 1.4, cover: 1, close: 0.3, shy: 0.6 }
const wary: Order = { attack: 1.2, guard: 0.5, cover: 1, close: 0.5, shy: 1.3 }
const standing: Order = { attack: 0, guard: 2.5, cover: 0.3, close: 0, shy: 1 }

/** One order for everybody: the first thoughts of any garrison, the usual one before the others. */
const forAll: readonly Order[] = [
  usual,
  bold,
  guarding,
  wary,
  { attack: 0, guard: 1, cover: 1, close: 0, shy: 1.6 },
  { attack: 1, guard: 0.3, cover: 2.5, close: 0.3, shy: 0.5 },
  { attack: 1.2, guard: 0, cover: 0, close: 1.6, shy: 0.3 },
  { attack: 0.8, guard: 2.5, cover: 0.3, close: 0, shy: 0.2 },
]

const against = dragons.map(
  (d): Order => ({ attack: 1.4, guard: 0.4, cover: 0.6, close: 1.2, shy: 0.3, against: d }),
)

/** Orders to riders, and to those on foot but archers and characters, who have the usual one. */
const byArm: readonly (readonly [riders: Order, foot: Order])[] = [
  [bold, usual],
  [usual, bold],
  [bold, standing],
  [guarding, bold],
  [standing, usual],
]

/** VP hexes that are ordered to be held, those most wanted. */
const MOST_HELD = 5
/** Points that dragons have to want of a hex before anybody is sent there for it alone. */
const WORTH_HOLDING = 0.5
/** Troops that are told something else than the others, those nearest to blows. */
const MOST_TOLD = 10

/** What the whole garrison may be told at once; few, for everywhere in the search. */
export const commands = ({ foes }: Field): readonly Command[] =>
  [...forAll, ...(foes.length > 1 ? against : [])].map((order) => () => order)

/**
 * What else may be told, for whoever has the time: hexes to be held, an arm or one unit with an order of its own, and
 * arms that turn against one dragon each.
 */
export function furtherCommands(field: Field, vanFirst: readonly Unit[]): readonly Command[] {
  const held = mostWanted(field)
  return [
    ...held.map(
      (hex): Command =>
        () => ({ ...usual, hold: [hex] }),
    ),
    ...held.slice(1).map(
      (hex): Command =>
        () => ({ ...usual, hold: [...held.slice(0, 1), hex] }),
    ),
    ...held.slice(1, 2).map(
      (hex): Command =>
        () => ({ ...wary, hold: [...held.slice(0, 1), hex] }),
    ),
    ...byArm.map(
      ([riders, foot]): Command =>
        (unit) =>
          isRider(unit) ? riders : isFoot(unit) ? foot : usual,
    ),
    ...(field.foes.length > 1 ? split : []),
    ...[HERO, ...vanFirst.slice(0, MOST_TOLD)].flatMap((unit) => [
      exceptFor(unit, undefined),
      exceptFor(unit, bold),
      exceptFor(unit, guarding),
    ]),
    exceptFor(HERO, { ...usual, lead: 0 }),
    exceptFor(HERO, { ...usual, lead: 2.5 }),
    exceptFor(WZD, undefined),
    exceptFor(WZD, wary),
    exceptFor(WZD, bold),
  ]
}

const isRider = (unit: Unit): boolean => typeOf(unit) === 'CAV'
const isFoot = (unit: Unit): boolean => isTroop(unit) && !isRider(unit) && typeOf(unit) !== 'ARH'
const isQuick = (unit: Unit): boolean => isRider(unit) || unit === HERO

/** Riders and the hero against one dragon, the others as usual or against the other dragon. */
const split: readonly Command[] = against.flatMap((quick, i) =>
  [usual, against[1 - i] ?? usual].map(
    (others): Command =>
      (unit) =>
        isQuick(unit) ? quick : others,
  ),
)

const exceptFor =
  (one: Unit, order: Order | undefined): Command =>
  (unit) =>
    unit === one ? order : usual

function mostWanted({ wanted }: Field): readonly HexId[] {
  return map.vpHexes
    .map((hex, vp) => ({ hex, want: wanted[vp] ?? 0 }))
    .filter(({ want }) => want > WORTH_HOLDING)
    .sort((a, b) => b.want - a.want)
    .slice(0, MOST_HELD)
    .map(({ hex }) => hex)
}
