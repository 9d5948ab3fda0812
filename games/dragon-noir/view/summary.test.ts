import type { Json } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { dragonNoir as game } from '../rules/game.ts'
import { texts } from '../text/index.ts'
import { summary } from './summary.ts'

function summaryOf(scenario: string, position: Json, language: 'en' | 'fr' | 'es' = 'en') {
  const options = game.options.parse({ scenario })
  const state = options.ok ? game.decode(position, options.value) : options
  if (!state.ok) throw new Error(JSON.stringify(state.fault))
  return summary(game.view(state.value, 0), language, texts[language] as never)
}

const units = { zacharie: 'WM.1006', jon: 'WM.1412', shaman: 'WM.2106', 'ork-1': 'WM.1807' }

test('a phone is told the turn, what is asked, and the energy of the wizard whose side it is', () => {
  const fire = { phase: 'fire', active: 'exile', units }
  const told = summaryOf('two-wizards', fire)
  expect(told).toMatchObject({ when: 'Turn 1', asked: 'Choose who shoots', score: { figure: 100 } })
  expect(told?.score?.spoken).toBe('Zacharie: 100 energy, one spell left')
  expect(summaryOf('two-wizards', { ...fire, active: 'horde' })?.score?.spoken).toContain('Shaman')
  expect(summaryOf('two-wizards', { ...fire, phase: 'movement' }, 'fr')?.asked).toBe('Choisissez qui avance')
  expect(summaryOf('two-wizards', { ...fire, phase: 'combat' }, 'es')?.asked).toBe('Elige quién golpea')
})

test('where there is no magic, nothing stands for it', () => {
  const told = summaryOf('mill', {
    phase: 'fire',
    active: 'exile',
    units: { elf: 'WM.0109', 'ork-1': 'WM.1309' },
  })
  expect(told).toMatchObject({ when: 'Turn 1', asked: 'Choose who shoots' })
  expect(told).not.toHaveProperty('score')
})
