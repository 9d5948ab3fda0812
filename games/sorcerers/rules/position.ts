import type { Json } from '@wyrmtable/kernel'
import { z } from 'zod'
import { weaponIds } from '../data/schema.ts'
import { seatIds } from './roster.ts'
import { convictions, endReasons, phases, type State } from './state.ts'
import { faceOf } from './topics/facing.ts'

const seat = z.enum(seatIds)
const turn = z.int().min(0).max(1_000_000)
const count = z.int().min(0).max(1_000_000)
const component = z.int().min(-3000).max(3000)
const face = z.tuple([component, component])
const mm = z.int().min(0).max(3000)
const figureId = z.string().regex(/^P[1-4]-[a-z-]+(?:-[1-9])?$/)

const figure = z.strictObject({
  /** Surface: 'table', '<piece>/roof', '<piece>/f1' … */
  s: z.string().default('table'),
  x: mm,
  y: mm,
  face: face.default([1, 0]),
  /** Creatures; default: the first that the race has. */
  weapon: z.enum(weaponIds).optional(),
  wounds: z.int().min(0).max(99).optional(),
  /** Only with `armour: pool`; default: the resistance. */
  pool: z.int().min(0).max(99).optional(),
  /** Turn of entry; default: the turn before this one. */
  entered: turn.optional(),
  /** Turn of the last activation; default: this one for members of the group, 0 (never) for others. */
  activated: turn.optional(),
  /** Actions left; default: 2 for members of the group. */
  actions: z.int().min(0).max(2).optional(),
  attacks: z.int().min(0).max(9).optional(),
  rammed: z.boolean().optional(),
  breathed: z.boolean().optional(),
})

const player = z.strictObject({
  shield: z.int().min(-10_000).max(1_000_000).default(20),
  points: count.default(0),
  conviction: z.enum(convictions).default('neutral'),
  /** 0 in the game, otherwise the number of his elimination. */
  fallen: z.int().min(0).max(4).default(0),
})

/**
 * A position of Sorcerers. Every part may be left out: sorcerers that are not named stand at their starts,
 * and a figure may be written as [x, y] alone. Lengths in mm.
 */
export const positionSchema = z.strictObject({
  seats: z.int().min(2).max(4).default(2),
  turn: turn.default(2),
  /** Default: `activation` where there is a group, `opportunity` otherwise. */
  phase: z.enum(phases).optional(),
  /** Default: the first of the playing order. */
  starter: seat.nullable().optional(),
  current: seat.nullable().optional(),
  end: z.enum(endReasons).default('none'),
  moved: z.boolean().default(false),
  magicBegun: z.boolean().default(false),
  magicClosed: z.boolean().default(false),
  /** The order list O; default: seat order. */
  order: z.array(seat).max(4).optional(),
  /** Default: the order list. */
  playing: z.array(seat).max(4).optional(),
  group: z.array(figureId).max(4).default([]),
  players: z.partialRecord(seat, player).default({}),
  figures: z.record(figureId, z.union([z.tuple([mm, mm]), figure])).default({}),
})
export type Position = z.infer<typeof positionSchema>
export type FigurePosition = z.infer<typeof figure>
export type PlayerPosition = z.infer<typeof player>

/** The state as a complete position: nothing is left out, so that equal positions are equal states. */
export function encode(state: State): Json {
  const { setting } = state
  const name = (number: number): string | null => seatIds[number] ?? null
  const names = (numbers: readonly number[]): Json => numbers.map(name)
  return {
    seats: state.seats,
    turn: state.turn,
    phase: state.phase,
    starter: name(state.starter),
    current: name(state.current),
    end: state.endReason,
    moved: state.moved,
    magicBegun: state.magicBegun,
    magicClosed: state.magicClosed,
    order: names(state.order),
    playing: names(state.playing),
    group: state.group.map((slot) => setting.slots.list[slot]?.id ?? ''),
    players: Object.fromEntries(
      seatIds.slice(0, state.seats).map((id, number) => [
        id,
        {
          shield: state.shield(number),
          points: state.points(number),
          conviction: state.conviction(number),
          fallen: state.fallen(number),
        },
      ]),
    ),
    figures: Object.fromEntries(
      setting.slots.list.flatMap(({ id, race }, slot) =>
        state.exists(slot) ? [[id, encodeFigure(state, slot, race === undefined)]] : [],
      ),
    ),
  }
}

function encodeFigure(state: State, slot: number, isSorcerer: boolean): Json {
  const place = {
    s: state.setting.table.surfaceIds[state.surface(slot)] ?? 'table',
    x: state.x(slot),
    y: state.y(slot),
    face: [...faceOf(state.facing(slot))],
  }
  if (isSorcerer) return place
  return {
    ...place,
    weapon: state.weapon(slot),
    wounds: state.wounds(slot),
    pool: state.pool(slot),
    entered: state.entered(slot),
    activated: state.activated(slot),
    actions: state.actions(slot),
    attacks: state.attacks(slot),
    rammed: state.rammed(slot),
    breathed: state.breathed(slot),
  }
}
