import { expect, test } from 'vitest'
import { dragonNoir } from '../rules/game.ts'
import { viewOf } from '../rules/view.ts'
import { texts } from '../text/index.ts'
import { withShortNames } from './hex-names.ts'

const viewIn = (scenario: string) => {
  const options = dragonNoir.options.parse({ scenario })
  if (!options.ok) throw new Error(scenario)
  const dice = { roll: () => 1, pick: () => 0, shuffle: () => {} }
  return viewOf(dragonNoir.setup(options.value, 2, dice), 0)
}

test.each([
  ['mill', '0512'],
  ['two-wizards', 'WM.0512'],
])('in %s a hex is called %s: letters of a board only where there are several (DN-2.1)', (scenario, name) => {
  const view = viewIn(scenario)
  const text = withShortNames(texts.en, view)
  expect(text.action({ type: 'step', to: 'WM.0512' }, view)).toBe(`Go to ${name}`)
  expect(text.event({ type: 'unitPlaced', unit: 'elf-1', hex: 'WM.0512' })).toBe(`Elf 1 is placed on ${name}`)
})
