/** Actions under their headings, in their order; those that come first by `isFirst` lead, and so do their headings. */
export function groupedActions<Action>(
  actions: readonly Action[],
  headingOf: (action: Action) => string,
  isFirst: (action: Action) => boolean = () => false,
): readonly (readonly [heading: string, actions: readonly Action[]])[] {
  const groups = new Map<string, Action[]>()
  const rank = (action: Action): number => (isFirst(action) ? 0 : 1)
  for (const action of actions.toSorted((a, b) => rank(a) - rank(b))) {
    const heading = headingOf(action)
    const group = groups.get(heading)
    if (group === undefined) groups.set(heading, [action])
    else group.push(action)
  }
  return [...groups]
}
