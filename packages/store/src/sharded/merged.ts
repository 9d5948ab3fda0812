/** One list of several, each of which keeps its order; of two that could be next it is the one that comes `before`, or is as good. */
export function merged<T>(
  lists: readonly (readonly T[])[],
  before: (one: T, other: T) => boolean,
): readonly T[] {
  const next = lists.map(() => 0)
  const all: T[] = []
  for (;;) {
    let from = -1
    for (const [place, list] of lists.entries()) {
      const head = list[next[place] ?? 0]
      const best = from < 0 ? undefined : lists[from]?.[next[from] ?? 0]
      if (head !== undefined && (best === undefined || !before(best, head))) from = place
    }
    const found = lists[from]?.[next[from] ?? 0]
    if (found === undefined) return all
    all.push(found)
    next[from] = (next[from] ?? 0) + 1
  }
}
