import type { DiceProof, Fault, Json } from '@wyrmtable/kernel'

/**
 * What the judge is asked: a replay as a document, and which positions of its live line are to be
 * judged. Between them, with half a move made, a judgement would mean little.
 */
export interface JudgeQuestion {
  readonly replay: Json
  readonly positions: readonly number[]
}

/** Whether everything about a replay is as it says, and where its dice come from. */
export type Verdict =
  | { readonly ok: true; readonly dice: DiceProof }
  | { readonly ok: false; readonly fault: Fault }

/** The verdict first, then the chances of the first seat by position: that of the last judged one, 0 before
 * the first; empty where nobody can tell. `acts` has by judged position the entry of the phase before it that changed
 * them most, where they changed much, and 0 elsewhere. */
export type FromJudge =
  | { readonly type: 'verdict'; readonly verdict: Verdict }
  | { readonly type: 'chances'; readonly chances: Float64Array; readonly acts: Uint32Array }
  | { readonly type: 'failed'; readonly reason: string }
