import type { Sphere } from '../../data/words.ts'
import type { OwnView } from '../../rules/view.ts'

/** Provinces of one sphere and state, which lie on one another: they pay the same. */
export interface Stack {
  readonly sphere: Sphere
  readonly isExhausted: boolean
  readonly ids: readonly string[]
  /** What they are called, each name once. */
  readonly cards: readonly string[]
}

export function stacksOf(provinces: OwnView['provinces']): readonly Stack[] {
  const stacks = new Map<string, Stack & { ids: string[]; cards: string[] }>()
  for (const { id, card, sphere, exhausted } of provinces) {
    const key = `${sphere} ${exhausted}`
    const stack = stacks.get(key)
    if (stack === undefined) stacks.set(key, { sphere, isExhausted: exhausted, ids: [id], cards: [card] })
    else {
      stack.ids.push(id)
      if (!stack.cards.includes(card)) stack.cards.push(card)
    }
  }
  return [...stacks.values()].toSorted((a, b) => Number(a.isExhausted) - Number(b.isExhausted))
}
