import { z } from 'zod'
import { areas, dragonIds, unitIds } from './pieces.ts'

const hex = z.string().regex(/^\d{4}$/)
const unit = z.enum(unitIds as [string, ...string[]])
const dragon = z.enum(dragonIds)
const area = z.enum(areas)
const turn = z.union([z.literal(-1), z.literal(0), z.literal(1)])
const facing = z.int().min(0).max(5)
const points = z.int().min(0).max(38)

export const moveModes = ['walk', 'slither', 'bound', 'fly', 'fall', 'leglessSmash', 'none'] as const
export type MoveMode = (typeof moveModes)[number]

/** One item of a flight path: a hex ahead, or a 60° turn to the left (facing −1) or right (facing +1). */
const flightSteps = ['F', 'L', 'R'] as const
export type FlightStep = (typeof flightSteps)[number]

/** Every decision. Hexes are CCRR labels, facings 0 N … 5 NW, turns −1 left, 0 none, 1 right. */
export const actionSchema = z.discriminatedUnion('type', [
  // Set-up
  z.strictObject({ type: z.literal('placeUnit'), unit, hex }),
  z.strictObject({ type: z.literal('placeDragon'), dragon, hex, facing }),
  z.strictObject({ type: z.literal('finishSetup') }),
  // Phase 1
  z.strictObject({ type: z.literal('claim') }),
  z.strictObject({ type: z.literal('beginMove'), dragon, mode: z.enum(moveModes) }),
  z.strictObject({ type: z.literal('walkForward'), turn, overrun: z.enum(['none', 'attack']) }),
  z.strictObject({ type: z.literal('walkTurn'), turn: z.union([z.literal(-1), z.literal(1)]) }),
  z.strictObject({ type: z.literal('walkDestroy') }),
  z.strictObject({ type: z.literal('walkSmash'), mp: z.int().min(1).max(9) }),
  z.strictObject({ type: z.literal('endMove') }),
  z.strictObject({ type: z.literal('slither'), turn }),
  z.strictObject({ type: z.literal('bound'), turn, distance: z.int().min(1).max(9) }),
  z.strictObject({
    type: z.literal('fly'),
    takeOff: z.boolean(),
    path: z.array(z.enum(flightSteps)).max(12),
    land: z.boolean(),
  }),
  z.strictObject({ type: z.literal('landInPlace') }),
  z.strictObject({ type: z.literal('fall'), direction: facing }),
  z.strictObject({ type: z.literal('leglessSmash') }),
  z.strictObject({
    type: z.literal('allocateDamage'),
    dragon,
    head: points,
    wings: points,
    legs: points,
    belly: points,
  }),
  // Phases 2 and 3
  z.strictObject({ type: z.literal('breathe'), dragon, direction: turn }),
  z.strictObject({
    type: z.literal('dragonAttack'),
    dragon,
    hex,
    head: z.int().min(0).max(1),
    wings: z.int().min(0).max(2),
    legs: z.int().min(0).max(4),
  }),
  z.strictObject({ type: z.literal('passClaim') }),
  // Phase 4
  z.strictObject({ type: z.literal('castBoost'), radius: z.int().min(0).max(2) }),
  z.strictObject({ type: z.literal('castFog'), hex }),
  z.strictObject({ type: z.literal('castWhirlwind'), hex }),
  z.strictObject({ type: z.literal('castLightning'), hex, dragon }),
  z.strictObject({ type: z.literal('passSpell') }),
  // Phase 5
  z.strictObject({ type: z.literal('placeReinforcement'), hex }),
  // Phases 6 to 8
  z.strictObject({ type: z.literal('moveUnit'), unit, path: z.array(hex).min(1).max(8) }),
  z.strictObject({ type: z.literal('shoot'), archer: unit, dragon, area: area.optional() }),
  /** Only with `missileAreaChoice = after`: where the arrow that just hit goes (DR-21.4). */
  z.strictObject({ type: z.literal('chooseMissileArea'), area }),
  z.strictObject({ type: z.literal('attackDragon'), unit, dragon, area, open: z.boolean() }),
  z.strictObject({ type: z.literal('prepareBridge'), unit }),
  // Any phase of one's own
  z.strictObject({ type: z.literal('endPhase') }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('resign') }),
])

export type Action = Readonly<z.infer<typeof actionSchema>>
export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>
