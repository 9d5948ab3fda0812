import { expect, test } from 'vitest'
import type { GameNews } from '../wire/answers.ts'
import { PastViews } from './past-views.ts'

const done = (number: number): GameNews => ({ number, at: 0, type: 'done', events: [], toAct: [] })

test('what was seen after an entry is worked out once, from the nearest that is known', () => {
  const asked: string[] = []
  const past = new PastViews('0', (view, { number }) => {
    asked.push(`${view}>${number}`)
    return `${view},${number}`
  })
  past.push(done(1))
  past.push(done(2))
  past.push(done(3), { value: 'seen' })
  past.push(done(4))
  expect(past.at(0)).toBe('0')
  expect(past.at(4)).toBe('seen,4')
  expect(past.at(2)).toBe('0,1,2')
  expect(past.at(2)).toBe('0,1,2')
  expect(asked).toEqual(['seen>4', '0>1', '0,1>2'])
})
