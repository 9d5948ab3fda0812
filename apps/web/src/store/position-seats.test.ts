import { randomMatch, readPosition, toPosition } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { boxes } from '../box/open-box.ts'
import { positionSeats } from './position-seats.ts'

const some = boxes.filter(({ minSeats, seatIds }) => minSeats < seatIds.length)

test.each(some.map(({ id, minSeats, seatIds, rules }) => ({ id, minSeats, most: seatIds.length, rules })))(
  'a position of $id has as many seats as it was played with',
  async ({ minSeats, most, rules }) => {
    const { game } = await rules()
    for (let seats = minSeats; seats <= most; seats++) {
      const { state, header } = randomMatch(game, { seed: seats, seats, maxActions: 3 })
      const options = game.options.parse(header.options)
      if (!options.ok) throw new Error(options.fault.code)
      const read = readPosition(JSON.stringify(toPosition(game, state, options.value)), () => game)
      if (!read.ok) throw new Error(JSON.stringify(read.fault))
      const names = positionSeats(game, read.value.state, (number) => `Player ${number}`).map(
        ({ name }) => name,
      )
      expect(names).toEqual(Array.from({ length: seats }, (_, place) => `Player ${place + 1}`))
    }
  },
)
