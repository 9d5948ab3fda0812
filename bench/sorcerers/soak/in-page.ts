import { readReplay, verifyReplay } from '@wyrmtable/kernel'
import { sorcerers } from '../../../games/sorcerers/rules/game.ts'

/** The final hash of a replay that was read and played again here, or what is wrong with it. */
export function finalHashOf(replay: string): string {
  const read = readReplay(replay, (id) => (id === sorcerers.id ? sorcerers : undefined))
  if (!read.ok) return JSON.stringify(read.fault)
  const verified = verifyReplay(sorcerers, read.value)
  return verified.ok ? verified.value.finalHash : JSON.stringify(verified.fault)
}
