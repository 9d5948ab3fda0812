import { keysOf } from '@wyrmtable/kernel'
import type { Filter } from '../../data/effect.ts'

type Asked<K extends keyof Filter> = NonNullable<Filter[K]>

/** How each thing that a filter may ask for is put into words, in the order in which they are said. */
export type FilterWords = { readonly [K in keyof Filter]?: (asked: Asked<K>) => string | readonly string[] }

/** The words for all that a filter asks for. */
export function told(filter: Filter | undefined, words: FilterWords): string[] {
  if (filter === undefined) return []
  const said: string[] = []
  for (const key of keysOf(words)) said.push(...[wordsFor(key, filter, words) ?? []].flat())
  return said
}

function wordsFor<K extends keyof Filter>(
  key: K,
  filter: Filter,
  words: FilterWords,
): string | readonly string[] | undefined {
  const asked = filter[key]
  return asked === undefined ? undefined : words[key]?.(asked)
}
