import type { Rolled } from '@wyrmtable/kernel'

/** A roll of one die with two additions. */
export const roll = (die: number, success: boolean): Rolled => ({
  type: 'rolled',
  why: 'overrun',
  sides: 6,
  dice: [die],
  modifiers: [
    { clause: 'DR-16.2', value: -1 },
    { clause: 'DR-26.1', value: 2 },
  ],
  total: die + 1,
  need: 4,
  success,
  clause: 'DR-14.3',
})
