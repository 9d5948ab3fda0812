import { languages, type Outcome } from '@wyrmtable/kernel'
import { expect, it } from 'vitest'
import { outcomeSentence } from './outcome-sentence.ts'

const text = { outcome: ({ reason }: Outcome) => `by ${reason}`, seat: (id: string) => id }
const seatIds = ['Red', 'Blue']

it.each(languages)('an ending of the match itself has a sentence: %s', (language) => {
  for (const reason of ['drawAgreed', 'resigned', 'outOfTime']) {
    const winners = reason === 'drawAgreed' ? [] : [1]
    const sentence = outcomeSentence({ winners, reason, clause: '' }, language, text, seatIds)
    expect(sentence).not.toMatch(/by|undefined|[{}]/)
    expect(sentence.includes('Blue')).toBe(winners.length > 0)
  }
})

it('an ending by a clause is told by its game', () => {
  const outcome = { winners: [0], reason: 'outOfTime', clause: 'X-1' }
  expect(outcomeSentence(outcome, 'en', text, seatIds)).toBe('by outOfTime')
})
