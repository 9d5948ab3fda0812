import type { Effect } from './effect.ts'

/** Every effect of the card, those inside others included. */
export function effectsIn(data: unknown): readonly Effect[] {
  if (Array.isArray(data)) return data.flatMap(effectsIn)
  if (typeof data !== 'object' || data === null) return []
  const inside = Object.values(data).flatMap(effectsIn)
  return isEffect(data) ? [data, ...inside] : inside
}

const modifierOps: readonly string[] = [
  ...['addPower', 'setPower', 'mulPower', 'swapPower', 'loseAbilities', 'gainControl', 'addTrait'],
  ...['removeTrait', 'setColor', 'setM', 'grantAbility', 'copyOf', 'costDelta', 'initiative', 'rule'],
]
const isEffect = (data: object): data is Effect =>
  'op' in data && typeof data.op === 'string' && !modifierOps.includes(data.op)
