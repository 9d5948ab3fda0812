import { createMatch, type Match, seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { dragonNoir } from './game.ts'

const EXILE = 0
const HORDE = 1

/** A match in which an elf is about to step, in sight of an archer or not. */
function moving(archer: string): Match {
  const seats = dragonNoir.seatIds.map((id) => ({ id, name: id, kind: 'person' as const }))
  const position = {
    phase: 'movement',
    active: 'exile',
    playerTurn: 5,
    units: { 'elf-1': 'WM.0512', 'ork-archer-1': archer },
  }
  const dice = { kind: 'recorded' } as const
  const match = createMatch(
    dragonNoir as never,
    { id: 'undo', seats, dice, createdAt: 0, options: { scenario: 'mill' }, position },
    seededDice('undo'),
  )
  if (!match.ok) throw new Error(JSON.stringify(match.fault))
  return match.value
}

function step(match: Match): void {
  for (const action of [
    { type: 'startMove', unit: 'elf-1' },
    { type: 'step', to: 'WM.0511' },
  ])
    expect(match.play(EXILE, action, 1)).toMatchObject({ ok: true })
}

test('a step goes back over a moment at which the other side could do nothing: it is not even asked (DN-6.6)', () => {
  const match = moving('WM.2516')
  step(match)
  expect(match.toAct()).toEqual([EXILE])
  expect(match.canUndo(EXILE)).toBe(true)
  expect(match.undo(EXILE, 2).ok).toBe(true)
  expect(match.undo(EXILE, 3).ok).toBe(true)
})

test('where the other side chose to hold its fire, what it was asked about stands', () => {
  const match = moving('WM.0507')
  step(match)
  expect(match.toAct()).toEqual([HORDE])
  expect(match.play(HORDE, { type: 'pass' }, 2)).toMatchObject({ ok: true })
  expect(match.canUndo(EXILE)).toBe(false)
})
