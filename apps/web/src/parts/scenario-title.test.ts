import type { Manifest } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { scenarioTitle } from './scenario-title.ts'

const same = (word: string) => ({ en: word, fr: word, es: word })
const manifest = {
  scenarios: [
    { id: 'a', title: same('Plain'), options: {} },
    { id: 'b', title: same('Arena'), options: { scenario: 'arena' } },
  ],
} as unknown as Manifest

test.each([
  [{}, 'Plain'],
  [{ scenario: 'arena', errare: true }, 'Arena'],
  [{ scenario: 'mill' }, 'Plain'],
  // What somebody drew has a title of its own.
  [{ scenario: 'own', own: { schema: 'some-board/1', title: 'The ford' } }, 'The ford'],
])('the options %j belong to the scenario %s', (options, title) => {
  expect(scenarioTitle(manifest, options, 'en')).toBe(title)
})
