import type { Refusal } from './contract.ts'

/** It is somebody else's turn. `clause` is empty: no rule of the game was asked. */
export interface NotYourTurn extends Refusal {
  readonly type: 'notYourTurn'
  readonly clause: ''
  readonly toAct: readonly string[]
}

export interface MatchOver extends Refusal {
  readonly type: 'matchOver'
  readonly clause: ''
}

/** The seat is not in the match. */
export interface NotSeated extends Refusal {
  readonly type: 'notSeated'
  readonly clause: ''
}

/** There is nothing that may be taken back so far (or taken again). */
export interface NothingToUndo extends Refusal {
  readonly type: 'nothingToUndo' | 'nothingToRedo'
  readonly clause: ''
}

/**
 * The match cannot go on under these rules, for one of three reasons: nobody was asked, and for what was played they
 * give other states, choices or dice; the position given with them is not the present one; or the match was played
 * under them before.
 */
export interface NotUnderRules extends Refusal {
  readonly type: 'rulesDiffer' | 'otherPosition' | 'rulesHeld'
  readonly clause: ''
}

/**
 * Why a match did not take an action: the game's own refusal, or one of those above, whose `type`
 * tells them apart and whose `clause` is ''.
 */
export type Refused = Refusal
