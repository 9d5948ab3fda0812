import { expect, test } from 'vitest'
import { boxesToCome } from './coming.ts'

const ids = (listed: readonly { readonly id: string }[]) => boxesToCome(listed).map(({ id }) => id)

test('a box is in the making until its game is listed', () => {
  expect(ids([{ id: 'dragon-rage' }])).toEqual(['dragon-noir', 'sorcerers', 'dragons-wrath'])
  expect(ids([{ id: 'dragon-rage' }, { id: 'sorcerers' }])).toEqual(['dragon-noir', 'dragons-wrath'])
  expect(ids([{ id: 'dragon-noir' }, { id: 'sorcerers' }, { id: 'dragons-wrath' }])).toEqual([])
})
