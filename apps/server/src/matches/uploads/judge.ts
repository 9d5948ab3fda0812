import { manifests } from '@wyrmtable/games'
import {
  type DiceProof,
  type Fault,
  fail,
  type Json,
  ok,
  type Result,
  readAnyVersion,
  verifyReplay,
} from '@wyrmtable/kernel'

/** A finished match whose every entry was played again. */
export interface Judged {
  readonly game: string
  readonly version: string
  readonly entries: number
  /** Whether its dice were derived again, or are only believed. */
  readonly dice: DiceProof
  /** SHA-256 of the whole document. */
  readonly seal: string
  readonly isOver: boolean
}

/** Plays a replay again by the rules of its versions; the fault is the first thing that is wrong with it. */
export async function judge(document: Json): Promise<Result<Judged, Fault>> {
  const read = await readAnyVersion(manifests, document)
  if (!read.ok) return fail(read.fault)
  const { game, replay, rulesOf } = read.value
  const verified = verifyReplay(game, replay, undefined, rulesOf)
  if (!verified.ok) return fail(verified.fault)
  const { entries, dice, outcome } = verified.value
  const { game: id, version, seal } = replay
  return ok({ game: id, version, entries, dice, seal, isOver: outcome !== undefined })
}
