import { messages } from '@wyrmtable/text'
import { expect, test } from 'vitest'
import { thinkingText } from './thinking-line.ts'

const english = { language: 'en', t: messages('en') } as const

test('the line tells who thinks, how far they are and what they hope for', () => {
  expect(thinkingText(english, 'Invader', { share: 0.5, chance: 0.42 })).toBe(
    'Invader is thinking ██████████░░░░░░░░░░ · own chance 42% · Enter: play now',
  )
})

test('what nobody can tell is left out', () => {
  expect(thinkingText(english, 'Invader', {})).toBe('Invader is thinking · Enter: play now')
})
