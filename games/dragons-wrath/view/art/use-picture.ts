import type { GlyphShape } from '@wyrmtable/ui'
import { useSyncExternalStore } from 'react'
import pictures from './pictures.json' with { type: 'json' }

type Shapes = ReadonlyMap<string, GlyphShape>

const names: Readonly<Record<string, string>> = pictures
const listeners = new Set<() => void>()
let shapes: Shapes | undefined
let isBegun = false

/** All pictures come together, after the table: until then, and without a line, a card is its ground and words. */
async function load(): Promise<void> {
  isBegun = true
  try {
    const drawn = (await import('./glyph/shapes.json', { with: { type: 'json' } })).default
    shapes = new Map(Object.values(drawn).map((shape) => [shape.name, shape]))
    for (const listener of listeners) listener()
  } catch {
    isBegun = false
  }
}

function subscribe(listener: () => void): () => void {
  if (!isBegun) void load()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const snapshot = (): Shapes | undefined => shapes

/** The picture of a card or token; undefined while it is on its way. */
export function usePicture(card: string): GlyphShape | undefined {
  return useSyncExternalStore(subscribe, snapshot)?.get(names[card] ?? '')
}
