import { type CityMap, esirien } from '../rules/city-map.ts'
import type { State } from '../rules/state.ts'

/**
 * The map that is thought about. What the bot works out about a map once, and the scratch sized by it, belong to this one
 * map: every way into the bot says first, by `onItsMap`, which it is. Nothing in the bot waits in between.
 */
export let map: CityMap = esirien

const makers: (() => void)[] = []

/** Makes tables of the map in hand, now and whenever another is taken up; those that need others come after them. */
export function perMap(make: () => void): void {
  makers.push(make)
  make()
}

function thinkOn(state: State): void {
  if (state.map === map) return
  map = state.map
  for (const make of makers) make()
}

/** A way into the bot: takes up the map of the state before it thinks. */
export const onItsMap =
  <Rest extends readonly unknown[], Found>(think: (state: State, ...rest: Rest) => Found) =>
  (state: State, ...rest: Rest): Found => {
    thinkOn(state)
    return think(state, ...rest)
  }
