import { type RefusalOf, refuser } from '@wyrmtable/kernel'

/** SO-13.2: why an action is refused, in the order in which reasons are looked for. */
export const refusalTypes = [
  'E_OVER',
  'E_PLAYER',
  'E_PHASE',
  'E_PARAM',
  'E_GROUP',
  'E_ACTIONS',
  'E_WEAPON',
  'E_CREW',
  'E_TARGET',
  'E_ENGAGED',
  'E_CONTACT',
  'E_ARC',
  'E_SIGHT',
  'E_NOOP',
  'E_LINK',
  'E_EDGE',
  'E_WALL',
  'E_AREA',
  'E_ENEMY',
  'E_OVERLAP',
  'E_STAND',
  'E_LENGTH',
  'E_JUMP',
  'E_FADED',
  'E_POINTS',
  'E_CONVICTION',
  'E_ROSTER',
  'E_SLOTS',
  'E_COUNT',
  'E_ZONE',
  'E_NEARENEMY',
  'E_COHESION',
  'E_MOVED',
  'E_MAGICDONE',
] as const
export type RefusalType = (typeof refusalTypes)[number]

type Pair = readonly [number, number]

/** What is in the way, as something that can be drawn. */
export type Shape =
  | { readonly kind: 'wall' | 'low'; readonly a: Pair; readonly b: Pair }
  | { readonly kind: 'area' | 'ceiling'; readonly corners: readonly Pair[] }
  | {
      readonly kind: 'figure'
      readonly id: string
      readonly x: number
      readonly y: number
      readonly r: number
    }
  | { readonly kind: 'edge' }

/** What a refusal speaks of. Places in mm, `…Hundredths` in hundredths of a millimetre. */
export interface Figures {
  /** The figure that cannot do it. */
  readonly figure?: string
  /** Where it fails: a place, and the leg that leads to it. */
  readonly at?: Pair
  readonly from?: Pair
  readonly surface?: string
  readonly shape?: Shape
  readonly other?: string
  /** Distance or length that the rule asks for (or allows), and what was found. */
  readonly needHundredths?: number
  readonly foundHundredths?: number
  /** Points, actions, places: what the rule asks for (or allows), and what there is. */
  readonly need?: number
  readonly found?: number
  readonly what?: string
}

/** Why an action is not legal: the clause that says so, where on the table, and by how much. */
export type Refusal = RefusalOf<RefusalType, Figures>
export const refuse = refuser<RefusalType, Figures>()

/** The edges of a table in the order in which they are given out (SO-5.3). */
export const edges = ['left', 'right', 'top', 'bottom'] as const
export type Edge = (typeof edges)[number]

/**
 * Why a match cannot be set up: the table has no starts for that number, or no room on an edge, or nobody is there who
 * would ever end it.
 */
export type SetupRefusal =
  | ({ readonly clause: 'SO-5.3'; readonly table: string } & (
      | { readonly type: 'noStarts'; readonly seats: number }
      | { readonly type: 'noRoom'; readonly edge: Edge }
    ))
  | { readonly type: 'noEnd'; readonly clause: 'SO-0.1'; readonly remedy: { readonly turnLimit: number } }

/** SO-13.2: of several refusals the one whose reason comes first in the order above. */
export function earliest(refusals: readonly (Refusal | undefined)[]): Refusal | undefined {
  let first: Refusal | undefined
  for (const refusal of refusals) {
    if (refusal === undefined) continue
    if (first === undefined || rank(refusal) < rank(first)) first = refusal
  }
  return first
}

const rank = ({ type }: Refusal): number => refusalTypes.indexOf(type)
