import type { Seat } from '@wyrmtable/kernel'
import type { CardData } from '../data/card.ts'
import { findCard } from '../data/library.ts'
import { boardOf } from '../rules/board/board.ts'
import type { Live } from '../rules/board/live.ts'
import type { Player, State } from '../rules/state.ts'
import { sphereOf } from '../rules/topics/payment.ts'

/** What counts for one player beside another, in the order of the weights; numbers of a size near 1. */
export const featureNames = [
  'provinces',
  /** Of the root of their number: the last ones are dearer. */
  'lastProvinces',
  'ready',
  /** Provinces that give any sphere. */
  'magic',
  'hand',
  'handCreatures',
  'handCurses',
  'handObjects',
  'handRituals',
  'pile',
  'creatures',
  'firstCreatures',
  'physical',
  'magical',
  'strongest',
  'objects',
  /** Attacks still to come this year. */
  'attacks',
  'leads',
  /** Creatures more than the other has. */
  'surplus',
  /** Creatures of the other that one of one's own beats. */
  'beats',
  /** Own creatures that nobody of the other beats or ties. */
  'safe',
  /** Design points of the abilities of one's creatures. */
  'abilities',
  /** Attackers for whom no guard is left in the combat turn under way (DW-10.13). */
  'opening',
  'collector',
  /** Creatures that guards do not stop, or that take more than one province. */
  'raiders',
  'enchantments',
  /** Before the year's combat: attackers more than guards. */
  'strikes',
] as const

export const FEATURES = featureNames.length
type Features = Record<(typeof featureNames)[number], number>

const inCombat: ReadonlySet<State['step']> = new Set(['C1', 'C2', 'E1', 'E2', 'E3', 'E4'])

/** Parts of a match that weigh things differently: before provinces are attacked, and then before and in combat. */
const partNames = ['early', 'planning', 'combat'] as const
export type Part = (typeof partNames)[number]

export function partOf({ turn, step, options }: State): Part {
  const fights = inCombat.has(step)
  const first = options.firstProvinceAttackTurn
  if (turn < first - 1 || (turn === first - 1 && !fights)) return 'early'
  return fights ? 'combat' : 'planning'
}

/** Fills so many numbers of `out` from `from` on with what counts for the seat beside the other; nothing is under way. */
export function fillFeatures(state: State, seat: Seat, other: Seat, out: Float64Array, from: number): void {
  const values = featuresOf(state, seat, other)
  for (const [place, name] of featureNames.entries()) out[from + place] = values[name]
}

function featuresOf(state: State, seat: Seat, other: Seat): Features {
  const { creatures } = boardOf(state)
  const own = creatures.filter(({ controller }) => controller === seat)
  const others = creatures.filter(({ controller }) => controller === other)
  const me = state.player(seat)
  const fights = inCombat.has(state.step)
  const strikesNow = state.turn >= state.options.firstProvinceAttackTurn
  const surplus = Math.max(0, own.length - others.length)
  const attacks = isToFight(state, seat) ? own.filter(mayAttack).length : 0
  const guards = others.filter(
    (live) => !live.rules.cannotBeAttacked && !live.creature.attackedBy.includes(seat),
  )
  return {
    ...holdings(me),
    ...forces(own),
    attacks,
    leads: Math.sign(me.provinces.length - state.player(other).provinces.length),
    surplus,
    beats: others.filter((live) => own.some(({ pp, pm }) => pp > live.pp || pm > live.pm)).length,
    safe: own.filter((live) => !others.some(({ pp, pm }) => pp >= live.pp || pm >= live.pm)).length,
    opening: state.active === seat && strikesNow ? Math.max(0, attacks - guards.length) : 0,
    collector: me.collector ? 1 : 0,
    enchantments: Math.min(4, state.enchantments.filter(({ controller }) => controller === seat).length),
    strikes: !fights && strikesNow ? surplus : 0,
  }
}

type Holdings = Pick<
  Features,
  | 'provinces'
  | 'lastProvinces'
  | 'ready'
  | 'magic'
  | 'hand'
  | 'handCreatures'
  | 'handCurses'
  | 'handObjects'
  | 'handRituals'
  | 'pile'
>

function holdings({ provinces, hand, pile }: Player): Holdings {
  const held: Partial<Record<CardData['type'], number>> = {}
  for (const { card } of hand) {
    const type = findCard(card)?.type
    if (type !== undefined) held[type] = (held[type] ?? 0) + 1
  }
  return {
    provinces: provinces.length,
    lastProvinces: Math.sqrt(provinces.length),
    ready: provinces.filter(({ exhausted }) => !exhausted).length,
    magic: provinces.filter((one) => sphereOf(one) === 'any').length,
    hand: Math.sqrt(hand.length),
    handCreatures: Math.min(3, held.creature ?? 0),
    handCurses: Math.min(4, held.curse ?? 0),
    handObjects: Math.min(3, held.object ?? 0),
    handRituals: Math.min(3, held.ritual ?? 0),
    pile: Math.min(10, pile.length) / 10,
  }
}

type Forces = Pick<
  Features,
  'creatures' | 'firstCreatures' | 'physical' | 'magical' | 'strongest' | 'objects' | 'abilities' | 'raiders'
>

/** Powers and points are told in fours, about one creature's. */
const ONE = 4

function forces(own: readonly Live[]): Forces {
  const found = { physical: 0, magical: 0, strongest: 0, objects: 0, abilities: 0, raiders: 0 }
  for (const { pp, pm, objects, cardId, rules } of own) {
    found.physical += pp / ONE
    found.magical += pm / ONE
    found.strongest = Math.max(found.strongest, pp / ONE, pm / ONE)
    found.objects += objects.length
    const card = findCard(cardId)
    if (card !== undefined && card.type !== 'province') found.abilities += card.points / ONE
    if (rules.ignoreGuard || rules.provinceDamage > 0 || rules.cannotBeAttacked) found.raiders++
  }
  return { ...found, creatures: own.length, firstCreatures: Math.sqrt(own.length) }
}

export const mayAttack = ({ creature, rules }: Live): boolean =>
  creature.attacks < creature.mayAttack && !rules.cannotAttack

/** Whether the seat's combat turn of the year is under way or still to come. */
const isToFight = ({ active, step, stack }: State, seat: Seat): boolean =>
  active === seat ||
  !inCombat.has(step) ||
  stack.some((frame) => frame.kind === 'combatTurn' && frame.seat === seat && !frame.begun)
