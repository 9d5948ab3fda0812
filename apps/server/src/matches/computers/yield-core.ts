import { constants, getPriority, platform, setPriority } from 'node:os'

/**
 * Lets the calling thread give way to what answers requests. Below normal, not lowest: on a machine full of other work a
 * thread of the lowest priority may be kept from giving back what the whole process waits for. Only Linux gives each thread
 * a priority of its own; elsewhere this would hold back the process.
 */
export function yieldCore(): void {
  // 0 is the calling thread there. Who has given way already may not be let forward again.
  if (platform() !== 'linux' || getPriority(0) >= constants.priority.PRIORITY_BELOW_NORMAL) return
  setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}
