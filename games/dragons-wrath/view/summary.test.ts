import { expect, test } from 'vitest'
import { dragonsWrath as game } from '../rules/game.ts'
import { Scene } from '../testing/scene.ts'
import { summary } from './summary.ts'

test('a phone is told the year and how many provinces the player at it holds, exhausted ones too', () => {
  const { state } = new Scene({
    with: { step: 'P1', turn: 6 },
    a: { provinces: ['R', 'Rx', 'G'] },
    b: { provinces: ['B'] },
  })
  expect(summary(game.view(state, 0), 'en')?.when).toBe('Year 6 · 3 provinces')
  expect(summary(game.view(state, 1), 'fr')?.when).toBe('An 6 · 1 province')
  expect(summary(game.view(state, 1), 'es')?.when).toBe('Año 6 · 1 provincia')
  expect(summary(game.view(state, 'spectator'), 'en')).toBeUndefined()
})

test('a phone says what its player is asked, in few words; nothing to who is not', () => {
  const asked = (step: 'P1' | 'C2', seat: number) => {
    const { state } = new Scene({ with: { step }, a: { provinces: ['R'] }, b: { provinces: ['B'] } })
    return summary(game.view(state, seat), 'en')?.asked
  }
  expect(asked('P1', 1)).toBe('Buy in secret')
  expect(asked('C2', 0)).toBe('Your attack')
  expect(asked('C2', 1)).toBeUndefined()
})
