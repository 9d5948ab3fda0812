import { expect, test } from 'vitest'
import { refuse } from '../rules/refusals.ts'
import { texts } from './index.ts'

test('a refusal says why', () => {
  expect(texts.en.refusal(refuse('needsMp', 'DN-7.1', { needed: 4, left: 2 }))).toBe('Needs 4 MP, 2 left.')
  expect(texts.fr.refusal(refuse('enemyThere', 'DN-7.3', { hex: 'WM.0512' }))).toContain('WM.0512')
})
