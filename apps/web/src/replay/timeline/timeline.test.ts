import { manifests } from '@wyrmtable/games'
import { type Game, type GameText, type Match, randomMatch } from '@wyrmtable/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { strideFrom } from '../play/use-playback.ts'
import { swingsOf } from './swings.ts'
import { markAfter, markBefore, type Timeline, timelineOf, turnAt } from './timeline.ts'

let timeline: Timeline
let match: Match
let text: GameText
beforeAll(async () => {
  const [manifest] = manifests
  if (manifest === undefined) throw new Error('there is no game')
  const game: Game = (await manifest.rules()).game
  text = (await manifest.text('en')).text
  match = randomMatch(game, { seed: 7, maxActions: 400 })
  timeline = timelineOf(match, () => text)
})

describe('a timeline', () => {
  test('has an entry for each of the match, with what it told', () => {
    expect(timeline.last).toBe(match.seq)
    expect(timeline.entries.map(({ seq }) => seq)).toEqual(match.entries.map(({ seq }) => seq))
    expect(timeline.entries[4]?.events).toEqual(match.events(5))
  })

  test('marks exactly the positions in which another phase is decided', () => {
    expect(timeline.phases.length).toBeGreaterThan(3)
    for (let seq = 1; seq <= timeline.last; seq++) {
      const isNew = text.phase(match.at(seq)) !== text.phase(match.at(seq - 1))
      expect({ seq, isNew: timeline.phases.includes(seq) }).toEqual({ seq, isNew })
    }
  })

  test('counts turns upwards', () => {
    expect(timeline.turns.map(({ turn }) => turn)).toEqual(timeline.turns.map((_, place) => place + 1))
    expect(turnAt(timeline, 0)).toBe(0)
    expect(turnAt(timeline, timeline.last)).toBe(timeline.turns.length)
  })

  test('begins where the set-up is over', () => {
    expect(text.status(match.at(timeline.from - 1))).toBe(text.status(match.at(0)))
    expect(timeline.rests[0]).toBe(timeline.from)
    expect(timeline.rests.at(-1)).toBe(timeline.last)
    expect(text.status(match.at(timeline.from))).not.toBe(text.status(match.at(0)))
  })
})

test('marks lie strictly before and after a position, and the ends stand in for them', () => {
  expect(markAfter([3, 8], 3, 20)).toBe(8)
  expect(markAfter([3, 8], 8, 20)).toBe(20)
  expect(markBefore([3, 8], 8)).toBe(3)
  expect(markBefore([3, 8], 3)).toBe(0)
})

test('strides stay between the ends and lead to phases and turns', () => {
  expect(strideFrom(timeline, 0, 'entry', -1)).toBe(0)
  expect(strideFrom(timeline, timeline.last, 'entry', 1)).toBe(timeline.last)
  expect(strideFrom(timeline, 0, 'phase', 1)).toBe(timeline.phases[0])
  expect(strideFrom(timeline, 0, 'turn', 1)).toBe(timeline.turns[0]?.seq)
  expect(strideFrom(timeline, 5, 'end', 1)).toBe(timeline.last)
  expect(strideFrom(timeline, 5, 'end', -1)).toBe(0)
})

test('great changes are told in the order of play, small ones and those of the set-up not at all', () => {
  const chances = [0.1, 0.5, 0.5, 0.51, 0.3, 0.9]
  expect(swingsOf(chances, 1).map(({ seq }) => seq)).toEqual([4, 5])
  expect(swingsOf(chances, 1, 1).map(({ seq }) => seq)).toEqual([5])
  expect(swingsOf(chances).map(({ seq }) => seq)).toEqual([1, 4, 5])
})
