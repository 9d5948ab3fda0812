import { manifests } from '@wyrmtable/games'
import { type Game, type GameText, type Match, randomMatch } from '@wyrmtable/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { strideFrom } from '../play/use-playback.ts'
import { type Course, courseOf, markAfter, markBefore, turnAt } from './course.ts'
import { swingsOf } from './swings.ts'

let course: Course
let match: Match
let text: GameText
beforeAll(async () => {
  const [manifest] = manifests
  if (manifest === undefined) throw new Error('there is no game')
  const game: Game = (await manifest.rules()).game
  text = (await manifest.text('en')).text
  match = randomMatch(game, { seed: 7, maxActions: 400 })
  course = courseOf(match, text)
})

describe('a course', () => {
  test('has an entry for each of the match, with what it told', () => {
    expect(course.last).toBe(match.seq)
    expect(course.entries.map(({ seq }) => seq)).toEqual(match.entries.map(({ seq }) => seq))
    expect(course.entries[4]?.events).toEqual(match.events(5))
  })

  test('marks exactly the positions in which another phase is decided', () => {
    expect(course.phases.length).toBeGreaterThan(3)
    for (let seq = 1; seq <= course.last; seq++) {
      const isNew = text.phase(match.at(seq)) !== text.phase(match.at(seq - 1))
      expect({ seq, isNew: course.phases.includes(seq) }).toEqual({ seq, isNew })
    }
  })

  test('counts turns upwards', () => {
    expect(course.turns.map(({ turn }) => turn)).toEqual(course.turns.map((_, place) => place + 1))
    expect(turnAt(course, 0)).toBe(0)
    expect(turnAt(course, course.last)).toBe(course.turns.length)
  })

  test('begins where the set-up is over', () => {
    expect(text.status(match.at(course.from - 1))).toBe(text.status(match.at(0)))
    expect(course.rests[0]).toBe(course.from)
    expect(course.rests.at(-1)).toBe(course.last)
    expect(text.status(match.at(course.from))).not.toBe(text.status(match.at(0)))
  })
})

test('marks lie strictly before and after a position, and the ends stand in for them', () => {
  expect(markAfter([3, 8], 3, 20)).toBe(8)
  expect(markAfter([3, 8], 8, 20)).toBe(20)
  expect(markBefore([3, 8], 8)).toBe(3)
  expect(markBefore([3, 8], 3)).toBe(0)
})

test('strides stay between the ends and lead to phases and turns', () => {
  expect(strideFrom(course, 0, 'entry', -1)).toBe(0)
  expect(strideFrom(course, course.last, 'entry', 1)).toBe(course.last)
  expect(strideFrom(course, 0, 'phase', 1)).toBe(course.phases[0])
  expect(strideFrom(course, 0, 'turn', 1)).toBe(course.turns[0]?.seq)
  expect(strideFrom(course, 5, 'end', 1)).toBe(course.last)
  expect(strideFrom(course, 5, 'end', -1)).toBe(0)
})

test('great changes are told in the order of play, small ones and those of the set-up not at all', () => {
  const chances = [0.1, 0.5, 0.5, 0.51, 0.3, 0.9]
  expect(swingsOf(chances, 1).map(({ seq }) => seq)).toEqual([4, 5])
  expect(swingsOf(chances, 1, 1).map(({ seq }) => seq)).toEqual([5])
  expect(swingsOf(chances).map(({ seq }) => seq)).toEqual([1, 4, 5])
})
