import type { Dice, Emit, Modifier } from '@wyrmtable/kernel'
import type { Event, RollReason } from './events.ts'
import type { MatchState } from './match-state.ts'

/** What a rule needs to act: the state it changes, the dice, and the story it tells. */
export interface Play {
  readonly state: MatchState
  readonly dice: Dice
  readonly emit: Emit<Event>
}

interface RollSpec {
  readonly why: RollReason
  readonly clause: string
  readonly by?: string
  readonly on?: string
  readonly modifiers?: readonly Modifier[]
  /** Success at or above it; absent where the figure itself is the result. */
  readonly need?: number
  /** Reads the result that the figure gives, to be told with it. */
  readonly read?: (total: number) => string
}

/** Rolls one d10, whose 0 reads as 10 (DN-1, Words), tells of it and returns the total. */
export function roll(play: Play, spec: RollSpec): { readonly total: number; readonly success: boolean } {
  const die = play.dice.roll(10, spec.why)
  const modifiers = spec.modifiers ?? []
  const total = modifiers.reduce((sum, { value }) => sum + value, die)
  const { need, read } = spec
  const success = need === undefined || total >= need
  play.emit({
    type: 'rolled',
    why: spec.why,
    sides: 10,
    dice: [die],
    modifiers,
    total,
    clause: spec.clause,
    ...(spec.by === undefined ? {} : { by: spec.by }),
    ...(spec.on === undefined ? {} : { on: spec.on }),
    ...(need === undefined ? {} : { need, success }),
    ...(read === undefined ? {} : { result: read(total) }),
  })
  return { total, success }
}
