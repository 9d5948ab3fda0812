import { absentDice } from '@wyrmtable/kernel'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dragonRage as game } from '../../rules/game.ts'
import { defaultOptions } from '../../rules/options.ts'
import { DEFENDER } from '../../rules/pieces.ts'
import { piecesAt } from './pieces-at.ts'
import { type Chip, useOddsChips } from './use-odds-chips.ts'
import type { Way } from './way.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A walk that ends in a fight at the hex, with so much chance. */
const strike = (hex: string, share: number): readonly Way[] => {
  const way = { actions: [], path: [], costs: [], sure: 0, share, isStrike: true, mpLeft: 0 }
  return [{ kind: 'walk', hex, way }]
}

type Asked = Parameters<typeof useOddsChips>

function Chips({ asked, tell }: { readonly asked: Asked; readonly tell: (chips: readonly Chip[]) => void }) {
  tell(useOddsChips(...asked))
  return null
}

test('a chance of nothing is written on nobody’s hex', async () => {
  const state = game.setup(defaultOptions, 2, absentDice())
  const [first] = game.actions(state, DEFENDER)
  if (first?.type !== 'placeUnit') throw new Error('the set-up begins with something else')
  game.apply(state, DEFENDER, first, absentDice(), () => {})
  const { hex: held } = first
  const [nothing, something] = ['0101', '0102']
  expect([held, nothing, something].map((hex) => piecesAt(state, hex).length)).toEqual([1, 0, 0])

  const ways = new Map([
    [held, strike(held, 0)],
    [nothing, strike(nothing, 0)],
    [something, strike(something, 0.5)],
  ])
  const targets = [...ways.keys()].map((hex) => ({ hex, look: 'strike' as const }))
  const asked: Asked = [
    { game, view: state, acting: [DEFENDER] },
    { targets, ways },
  ]
  let chips: readonly Chip[] = []
  const tell = (found: readonly Chip[]) => {
    chips = found
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(createElement(Chips, { asked, tell })))
  // They are found after the board is drawn.
  await act(async () => vi.runAllTimers())
  expect(chips).toEqual([
    { hex: held, share: 0 },
    { hex: something, share: 0.5 },
  ])
  await act(async () => root.unmount())
})
