import { type Json, jsonOf, ok, schemaOf, type Unasked } from '@wyrmtable/kernel'
import { z } from 'zod'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { automaticAction, type PassScope, passScope, presets, type Stops, scopeAfter } from './stops.ts'

const mode = z.enum(['always', 'ifPlayable', 'ifInvolved', 'never'])
const stops = z.strictObject({
  turnStart: mode,
  afterMagic: mode,
  afterPurchase: mode,
  attackDeclared: mode,
  provinceAttackDeclared: mode,
  turnEnd: mode,
  reaction: mode,
  myCombat: mode,
  magicCommit: mode,
  purchaseCommit: mode,
})
const reach = z.enum(['window', 'phase', 'turn'])

/** DW-11.14 to 11.17: what a player says: a preset, stops that go over it, and how far to go on passing. */
const saidSchema = schemaOf(
  z.strictObject({
    preset: z.enum(['live', 'correspondence', 'ai']).default('live'),
    stops: stops.partial().default({}),
    pass: reach.nullable().default(null),
  }),
)

const keptSchema = z.strictObject({
  stops,
  scope: z.strictObject({ scope: reach, turn: z.int(), phase: z.string(), depth: z.int() }).nullable(),
})

interface Kept {
  readonly stops: Stops
  readonly scope: PassScope | null
}

/** What `heard` made of it, wherever it was kept. */
export const keptOf = (kept: Json): Kept => keptSchema.parse(kept)

export const unasked: Unasked<State, Action, Event, Options> = {
  heard(state, _seat, said) {
    const parsed = saidSchema.parse(said)
    if (!parsed.ok) return parsed
    const { preset, stops, pass } = parsed.value
    const scope = pass === null ? null : passScope(state, pass)
    return ok(jsonOf({ stops: { ...presets[preset], ...stops }, scope }))
  },
  after(state, seat, kept, events) {
    const { stops, scope } = keptOf(kept)
    if (scope === null || scopeAfter(state, seat, scope, events) !== null) return kept
    return jsonOf({ stops, scope: null })
  },
  action(state, seat, kept) {
    const { stops, scope } = keptOf(kept)
    return automaticAction(state, seat, stops, scope)
  },
  pauseMs: ({ maskDelayMs }) => maskDelayMs,
}
