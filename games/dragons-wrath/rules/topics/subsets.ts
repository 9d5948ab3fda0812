/** All subsets of `min` to `max` items, items in their order; smaller ones first. */
export function subsets<T>(items: readonly T[], min: number, max: number): readonly (readonly T[])[] {
  const found: T[][] = []
  const chosen: T[] = []
  const grow = (from: number, size: number): void => {
    if (chosen.length === size) {
      found.push([...chosen])
      return
    }
    for (let place = from; place <= items.length - (size - chosen.length); place++) {
      const item = items[place]
      if (item === undefined) continue
      chosen.push(item)
      grow(place + 1, size)
      chosen.pop()
    }
  }
  for (let size = min; size <= Math.min(max, items.length); size++) grow(0, size)
  return found
}

/** All orders of the items. */
export function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((item, place) =>
    orders([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [item, ...rest]),
  )
}
