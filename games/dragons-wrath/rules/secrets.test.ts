import { jsonOf, randomMatch, redactReplay, seededDice, toReplay } from '@wyrmtable/kernel'
import { isAtLength, rounds, secretsSuite } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { randomDeck } from '../testing/random-deck.ts'
import { scramble } from '../testing/scramble.ts'
import { dragonsWrath } from './game.ts'

secretsSuite(dragonsWrath, {
  scramble,
  games: 1,
  every: rounds(25, 9),
  maxActions: 260,
  seed: 'drafts',
  options: () => ({ format: 'draft' }),
})

/** Matches over random legal decks; everything that a seat cannot know is changed, every few actions. */
secretsSuite(dragonsWrath, {
  scramble,
  games: rounds(1, 2),
  every: rounds(13, 5),
  options: (place, seats) => {
    const dice = seededDice(`secrets/${seats}/${place}`)
    const decks = Array.from({ length: seats }, () => randomDeck((n) => dice.pick(n, 'deck')))
    // As long as matches go on, at length; otherwise ten years.
    const ends = isAtLength() ? {} : { turnLimit: 10 }
    return jsonOf({ decks, mulligan: place % 2 === 0 ? 'once' : 'none', ...ends })
  },
})

test('DW-13.1: a seat’s replay of a running match holds no deck list of another; all are opened at the end', () => {
  const decks = ['sample-ember-thorn', 'sample-tide-barrow']
  const listsIn = (maxActions: number, viewer: number | 'spectator') => {
    const options = { decks, turnLimit: 10 }
    const match = randomMatch(dragonsWrath, { seed: 'lists', seats: 2, options, maxActions })
    const replay = redactReplay(dragonsWrath, toReplay(match), viewer)
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault))
    const text = JSON.stringify(replay.value)
    return { is: match.outcome() !== undefined, names: decks.filter((deck) => text.includes(`"${deck}"`)) }
  }
  expect(listsIn(30, 0)).toEqual({ is: false, names: ['sample-ember-thorn'] })
  expect(listsIn(30, 'spectator')).toEqual({ is: false, names: [] })
  expect(listsIn(5000, 1)).toEqual({ is: true, names: decks })
})
