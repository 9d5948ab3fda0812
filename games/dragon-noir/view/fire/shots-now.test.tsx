import { expect, test } from 'vitest'
import { dragonNoir } from '../../rules/game.ts'
import { aStepOn, shotsNow } from './shots-now.ts'

const game: Parameters<typeof shotsNow>[0] = dragonNoir as never

test('defensive fire is told with what this moment gives and what the next step may give (DN-6.6)', () => {
  const options = dragonNoir.options.parse({ scenario: 'mill' })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const position = {
    phase: 'movement',
    active: 'horde',
    playerTurn: 6,
    mover: 'ork-1',
    mp: 3,
    waits: [{ kind: 'defensiveFire', args: [] }],
    units: { 'ork-1': { hex: 'WM.1608', moved: true }, jon: { hex: 'WM.1412', unloaded: false } },
  }
  const read = dragonNoir.decode(position as never, options.value)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const state = read.value
  const [best, ...others] = shotsNow(game, state, 0, dragonNoir.actions(state, 0))
  expect(others).toEqual([])
  expect(best?.action).toMatchObject({ shooter: 'jon', target: 'ork-1' })
  const later = aStepOn(game, state, 0)
  expect(later?.least).toBeLessThanOrEqual(best?.share ?? 0)
  expect(later?.most).toBeGreaterThanOrEqual(best?.share ?? 1)
  // What was only thought of has moved nobody.
  expect(state.ground.label(state.hex(state.mover))).toBe('WM.1608')
  state.mp = 0
  expect(aStepOn(game, state, 0)).toBeUndefined()
})
