import { z } from 'zod'
import { weaponIds } from '../data/schema.ts'

const id = z.string().min(1).max(40)
const mm = z.int().min(-9999).max(9999)
const component = z.int().min(-3000).max(3000)
/** SO-4.2 */
const face = z.tuple([component, component]).refine(([x, y]) => x !== 0 || y !== 0)
const step = z.union([z.strictObject({ x: mm, y: mm }), z.strictObject({ link: id })])
/** Points on the present surface and links; costs keep every legal path far below this. */
const path = z.array(step).min(1).max(400)
const ids = z.array(id).min(1).max(99)
const surface = id

/** Every decision of SO-13.1. Lengths in mm; `face` is [fx, fy]. */
export const actionSchema = z.discriminatedUnion('type', [
  // Set-up
  z.strictObject({ type: z.literal('placeSorcerer'), x: mm, y: mm, face }),
  // Creature phase
  z.strictObject({ type: z.literal('activate'), ids }),
  z.strictObject({ type: z.literal('move'), id, path, face, ramTarget: id.optional() }),
  z.strictObject({ type: z.literal('fly'), id, s: surface, x: mm, y: mm, face, ramTarget: id.optional() }),
  z.strictObject({ type: z.literal('jump'), id, s: surface, x: mm, y: mm, face, ramTarget: id.optional() }),
  z.strictObject({ type: z.literal('turn'), id, face }),
  z.strictObject({ type: z.literal('melee'), id, target: id }),
  z.strictObject({ type: z.literal('shoot'), id, target: id }),
  z.strictObject({ type: z.literal('breath'), id, target: id }),
  z.strictObject({ type: z.literal('gunFire'), id, crew: ids, target: id }),
  z.strictObject({ type: z.literal('gunHaul'), id, crew: ids, dx: mm, dy: mm, face }),
  z.strictObject({ type: z.literal('gunTurn'), id, crew: ids, face }),
  z.strictObject({ type: z.literal('endActivation') }),
  // Sorcerer phase
  z.strictObject({ type: z.literal('sorcererMove'), path, face }),
  z.strictObject({ type: z.literal('sorcererTurn'), face }),
  z.strictObject({ type: z.literal('castBolt'), target: id }),
  z.strictObject({ type: z.literal('castShield') }),
  z.strictObject({ type: z.literal('castWind'), target: id.optional() }),
  z.strictObject({
    type: z.literal('create'),
    race: id,
    weapon: z.enum(weaponIds),
    at: z
      .array(z.strictObject({ s: surface, x: mm, y: mm, face }))
      .min(1)
      .max(20),
  }),
  z.strictObject({ type: z.literal('endSorcererTurn') }),
  // Any decision
  z.strictObject({ type: z.literal('resign') }),
])

export type Action = Readonly<z.infer<typeof actionSchema>>
export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>
export type Face = readonly [number, number]
export type Step = z.infer<typeof step>
/** A place as actions name it: a surface id and a point. */
export interface Spot {
  readonly s: string
  readonly x: number
  readonly y: number
}
