import { expect, test } from 'vitest'
import { presets, type Stops } from '../../rules/stops.ts'
import { everywhere, modesOf, stopGroups } from './stop-groups.ts'

test('DW-11.14: the panel has every stop once, and what each ready-made table says of it may be chosen', () => {
  const shown: readonly (keyof Stops)[] = stopGroups.flatMap(({ stops }) => [...stops])
  expect(shown.toSorted()).toEqual(Object.keys(presets.live).toSorted())
  for (const table of [presets.live, presets.correspondence, everywhere]) {
    for (const name of shown) expect(modesOf(name)).toContain(table[name])
  }
})
