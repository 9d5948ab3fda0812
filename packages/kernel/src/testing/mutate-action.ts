import type { Json } from '../index.ts'
import { isJsonObject } from '../index.ts'

/** Values met in actions so far, by the name of the member: what a confused client might mix up. */
export type ActionPool = Map<string, Json[]>

export function addToPool(pool: ActionPool, action: Json): void {
  if (!isJsonObject(action)) return
  for (const [key, value] of Object.entries(action)) {
    if (value === undefined) continue
    const met = pool.get(key) ?? []
    if (met.length < 64) met.push(value)
    pool.set(key, met)
  }
}

/** The action with one member changed: a number moved, a value of another action put in, a list cut. */
export function mutateAction(action: Json, pool: ActionPool, random: (n: number) => number): Json {
  if (!isJsonObject(action)) return action
  const keys = Object.keys(action)
  const key = keys[random(Math.max(1, keys.length))]
  if (key === undefined) return action
  const value = action[key]
  const met = pool.get(key) ?? []
  const other = met[random(Math.max(1, met.length))]
  if (other !== undefined && random(2) === 0) return { ...action, [key]: other }
  if (typeof value === 'number') return { ...action, [key]: value + (shifts[random(shifts.length)] ?? 1) }
  if (Array.isArray(value)) {
    const [first] = value
    if (first === undefined || random(2) === 0) return { ...action, [key]: value.slice(0, -1) }
    return { ...action, [key]: [...value, first] }
  }
  return other === undefined ? action : { ...action, [key]: other }
}

const shifts = [1, -1, 7, -100]
