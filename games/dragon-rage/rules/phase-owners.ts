import { keysOf, type Seat } from '@wyrmtable/kernel'
import { DEFENDER, INVADER } from './pieces.ts'

/** Steps that wait for a decision, in the order of play (DR-6.1), and whose they are; `claim` closes phase 3. */
export const ownerOfPhase = {
  defenderSetup: DEFENDER,
  invaderSetup: INVADER,
  invaderMovement: INVADER,
  dragonfire: INVADER,
  invaderMelee: INVADER,
  claim: INVADER,
  spell: DEFENDER,
  reinforcements: DEFENDER,
  defenderMovement: DEFENDER,
  archery: DEFENDER,
  defenderMelee: DEFENDER,
  over: INVADER,
} as const satisfies Readonly<Record<string, Seat>>
export type Phase = keyof typeof ownerOfPhase
export const phases = keysOf(ownerOfPhase)
