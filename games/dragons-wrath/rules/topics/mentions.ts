import type { Effect } from '../../data/effect.ts'

/** Fields whose words are no references. */
const otherWords = ['label', 'name', 'role', 'event', 'op', 'kind']

/** Whether the name (or `controllerOf:` / `ownerOf:` of it) stands anywhere in this card data. */
export function mentions(data: unknown, name: string): boolean {
  if (typeof data === 'string') return data === name || data.endsWith(`:${name}`)
  if (Array.isArray(data)) return data.some((item) => mentions(item, name))
  if (typeof data === 'object' && data !== null) {
    return Object.entries(data).some(([key, value]) => !otherWords.includes(key) && mentions(value, name))
  }
  return false
}

function uses(data: unknown, ops: readonly string[]): boolean {
  if (Array.isArray(data)) return data.some((item) => uses(item, ops))
  if (typeof data !== 'object' || data === null) return false
  if ('op' in data && typeof data.op === 'string' && ops.includes(data.op)) return true
  return Object.values(data).some((value) => uses(value, ops))
}

/** DW-11.7: which attack must be in its window for these effects, or null where none need be. */
export function attackNeeded(effects: readonly Effect[]): 'creature' | 'any' | null {
  if (uses(effects, ['setAttackMode', 'redirectAttack']) || mentions(effects, 'defender')) return 'creature'
  return uses(effects, ['cancelAttack']) || mentions(effects, 'attacker') ? 'any' : null
}
