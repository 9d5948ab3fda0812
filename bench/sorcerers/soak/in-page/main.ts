import { readReplay, verifyReplay } from '@wyrmtable/kernel'
import { sorcerers } from '../../../../games/sorcerers/rules/game.ts'

/**
 * Built for a browser and left in its page: the final hash of a replay that was read and played again here, or what is
 * wrong with it.
 */
function finalHashOf(replay: string): string {
  const read = readReplay(replay, (id) => (id === sorcerers.id ? sorcerers : undefined))
  if (!read.ok) return JSON.stringify(read.fault)
  const verified = verifyReplay(sorcerers, read.value)
  return verified.ok ? verified.value.finalHash : JSON.stringify(verified.fault)
}

Object.assign(globalThis, { finalHashOf })
