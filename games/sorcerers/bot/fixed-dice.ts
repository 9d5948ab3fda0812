import type { Dice } from '@wyrmtable/kernel'

/** For events that nobody reads. */
export const ignore = (): void => {}

/** Dice for actions that roll none but for the order of the next turn: they run through their sides, lest it stay a tie. */
export function noDice(): Dice {
  let rolls = 0
  return { roll: (sides) => 1 + (rolls++ % sides), pick: () => 0, shuffle: () => {} }
}
