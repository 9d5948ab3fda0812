import type { Json } from '@wyrmtable/kernel'
import { sorcerers } from '../game.ts'
import type { State } from '../state.ts'

/** A table of 1000 × 800 mm without pieces. */
export const bare: Json = {
  id: 'bare',
  name: { en: 'Bare', fr: 'Nue', es: 'Vacía' },
  width: 1000,
  height: 800,
  starts: {
    2: [
      { x: 15, y: 400, fx: 1, fy: 0 },
      { x: 985, y: 400, fx: -1, fy: 0 },
    ],
  },
  pieces: [],
  links: [],
}

/** A position by hand; throws what is wrong with it. */
export function positionOf(position: Json, options: Record<string, Json> = {}): State {
  const parsed = sorcerers.options.parse({ table: bare, ...options })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  const state = sorcerers.decode(position, parsed.value)
  if (!state.ok) throw new Error(JSON.stringify(state.fault))
  return state.value
}
