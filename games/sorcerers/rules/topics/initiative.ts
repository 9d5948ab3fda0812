import type { Dice, Emit } from '@wyrmtable/kernel'
import type { Event } from '../events.ts'
import { seatIds } from '../roster.ts'

/**
 * SO-5.2: a six-sided die each, in seat order, lower goes first. Those who tie, and only they, roll again;
 * the group with the lowest value first, each settled completely before the next (SO-13.4).
 */
export function rollOrder(seats: readonly number[], dice: Dice, emit: Emit<Event>): readonly number[] {
  if (seats.length < 2) return seats
  const rolled = seats.map((seat) => {
    const die = dice.roll(6, 'initiative')
    emit({
      type: 'rolled',
      why: 'initiative',
      by: seatIds[seat] ?? '',
      sides: 6,
      dice: [die],
      modifiers: [],
      total: die,
      clause: 'SO-5.2',
    })
    return { seat, die }
  })
  return [1, 2, 3, 4, 5, 6].flatMap((value) => {
    const equal = rolled.filter(({ die }) => die === value).map(({ seat }) => seat)
    return rollOrder(equal, dice, emit)
  })
}
