import type { Dice, Emit, Modifier } from '@wyrmtable/kernel'
import type { Event, RollReason } from './events.ts'
import type { State } from './state.ts'

/** What a rule needs to act: the state it changes, the dice, and the story it tells. */
export interface Play {
  readonly state: State
  readonly dice: Dice
  readonly emit: Emit<Event>
}

export interface RollSpec {
  readonly why: RollReason
  readonly clause: string
  readonly by?: string
  readonly on?: string
  /** Number of dice; default 1. */
  readonly count?: number
  readonly modifiers?: readonly Modifier[]
  /** Threshold of the total; absent where the figure itself is the result. */
  readonly need?: number
  /** The roll succeeds at or below `need` instead of at or above it (DR-9.8). */
  readonly atMost?: boolean
}

/** Rolls, tells of it, and returns the total and whether it met its threshold. */
export function roll(play: Play, spec: RollSpec): { readonly total: number; readonly success: boolean } {
  const dice: number[] = []
  for (let i = 0; i < (spec.count ?? 1); i++) dice.push(play.dice.roll(6, spec.why))
  const modifiers = spec.modifiers ?? []
  let total = 0
  for (const die of dice) total += die
  for (const modifier of modifiers) total += modifier.value
  const { need } = spec
  const success = need === undefined ? true : spec.atMost === true ? total <= need : total >= need
  play.emit({
    type: 'rolled',
    why: spec.why,
    sides: 6,
    dice,
    modifiers,
    total,
    clause: spec.clause,
    ...(spec.by === undefined ? {} : { by: spec.by }),
    ...(spec.on === undefined ? {} : { on: spec.on }),
    ...(need === undefined ? {} : { need, success }),
    ...(spec.atMost === true ? { atMost: true } : {}),
  })
  return { total, success }
}

const NO_DICE: Dice = {
  roll: (_sides, why) => {
    throw new Error(`a die for ${why} was drawn while only trying something out`)
  },
  pick: (_n, why) => {
    throw new Error(`a pick for ${why} was drawn while only trying something out`)
  },
  shuffle: (_items, why) => {
    throw new Error(`a shuffle for ${why} was drawn while only trying something out`)
  },
}

/** For trying out on a copy what needs no die: nobody is told. */
export const trial = (state: State): Play => ({ state, dice: NO_DICE, emit: () => {} })
