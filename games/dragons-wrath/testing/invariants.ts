import type { State } from '../rules/state.ts'

/** Every card of the decks by its card id and owner; tokens are not among them. */
export function census(state: State): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const count = (card: string, owner: number): void => {
    const key = `${owner}/${card}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const player of state.players) {
    for (const zone of [
      player.provinces,
      player.hand,
      player.pile,
      player.discard,
      player.ongoing,
      player.exile,
    ]) {
      for (const { card, owner } of zone) count(card, owner)
    }
  }
  for (const { card, owner } of state.resolving) count(card, owner)
  for (const { face, owner, token, objects } of state.creatures) {
    if (!token && typeof face === 'string') count(face, owner)
    for (const object of objects) count(object.card, object.owner)
  }
  return counts
}

/** Instance ids in play and in all zones; a game never has one twice. */
export function instanceIds(state: State): readonly string[] {
  const zones = state.players.flatMap((player) => [
    ...player.provinces,
    ...player.hand,
    ...player.pile,
    ...player.discard,
    ...player.ongoing,
    ...player.exile,
  ])
  const inPlay = state.creatures.flatMap((creature) => [creature, ...creature.objects])
  return [...zones, ...state.resolving, ...inPlay].map(({ id }) => id)
}
