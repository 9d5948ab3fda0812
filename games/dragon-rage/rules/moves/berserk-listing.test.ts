import type { Json } from '@wyrmtable/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { dragonRage } from '../game.ts'
import { defaultOptions } from '../options.ts'
import { State } from '../state.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** How often a list of actions reads something of the state. */
function readsOf(position: Json): number {
  const decoded = dragonRage.decode(position, defaultOptions)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  const { value: state } = decoded
  const methods = Object.entries(Object.getOwnPropertyDescriptors(State.prototype)).flatMap(
    ([name, { value }]) => (name !== 'constructor' && typeof value === 'function' ? [name] : []),
  )
  const spies = methods.map((name) => vi.spyOn(State.prototype, name as keyof State & 'dragonHex'))
  expect(dragonRage.actions(state, 0).length).toBeGreaterThan(0)
  const reads = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  vi.restoreAllMocks()
  return reads
}

const flyer = (hex: string, head: number, begun: boolean): Json => ({
  turn: 3,
  phase: 'invaderMovement',
  ...(begun ? { mover: 'D1' } : {}),
  dragons: {
    D1: {
      hex,
      facing: 'N',
      status: 'flying',
      head,
      ...(begun ? { mode: 'fly', start: { hex, facing: 'N' } } : {}),
    },
    D2: { hex: null, status: 'gone' },
  },
  units: { INF1: '1208', INF2: '1410', HERO: '2012', ARH1: '1006' },
})

test.each([
  ['0909', false],
  ['0909', true],
  ['1710', false],
])(
  'DR-24.4: listing what a berserk flyer on %s may do costs as much as for a calm one, about',
  (hex, begun) => {
    expect(readsOf(flyer(hex, 8, begun))).toBeLessThan(5 * readsOf(flyer(hex, 0, begun)))
  },
)
