import { jsonOf, seededDice } from '@wyrmtable/kernel'
import { secretsSuite } from '@wyrmtable/kernel/testing'
import { randomDeck } from '../testing/random-deck.ts'
import { scramble } from '../testing/scramble.ts'
import { dragonsWrath } from './game.ts'

secretsSuite(dragonsWrath, {
  scramble,
  games: 1,
  every: 9,
  maxActions: 260,
  seed: 'drafts',
  options: () => ({ format: 'draft' }),
})

/** Matches over random legal decks; everything that a seat cannot know is changed, every fifth action. */
secretsSuite(dragonsWrath, {
  scramble,
  games: 2,
  every: 5,
  options: (place, seats) => {
    const dice = seededDice(`secrets/${seats}/${place}`)
    const decks = Array.from({ length: seats }, () => randomDeck((n) => dice.pick(n, 'deck')))
    return jsonOf({ decks, mulligan: place % 2 === 0 ? 'once' : 'none' })
  },
})
