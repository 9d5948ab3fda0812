import { describe, expect, test } from 'vitest'
import type { Action, ActionOf } from '../rules/actions.ts'
import { dragonNoir } from '../rules/game.ts'
import type { MatchState as State } from '../rules/match-state.ts'
import { slotOf } from '../rules/topics/counters.ts'
import { viewOf } from '../rules/view.ts'
import { texts } from '../text/index.ts'
import { castsEverywhere, changesByTurning, layableSpells, pieceOf } from './placements.ts'

const EXILE = 0
const units = { zacharie: 'WM.1006', shaman: 'WM.2106', 'ork-1': 'WM.1807' }

function windowFor(active: 'exile' | 'horde'): State {
  const options = dragonNoir.options.parse({ scenario: 'two-wizards' })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const position = {
    phase: 'movement',
    active,
    playerTurn: active === 'exile' ? 5 : 6,
    waits: [{ kind: 'magicWindow', args: [active === 'exile' ? 0 : 1] }],
    units,
  }
  const read = dragonNoir.decode(position as never, options.value)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

const castsIn = (state: State, seat: number): readonly ActionOf<'cast'>[] =>
  dragonNoir.actions(state, seat).filter((one) => one.type === 'cast')

function everywhere(state: State, seat: number, id: string, spell: string, picked: readonly string[] = []) {
  const wizard = slotOf(state, id) ?? -1
  const listed = castsIn(state, seat).filter((one) => one.spell === spell)
  const check = (action: Action) => dragonNoir.check(state, seat, action)
  return {
    listed,
    casts: castsEverywhere(viewOf(state, seat), { wizard, spell }, { turn: 2, picked, listed }, check),
  }
}

describe('where a person may place a spell (DN-15.11)', () => {
  test('a tower may stand wherever nothing forbids it, however far from all that is listed', () => {
    const state = windowFor('exile')
    const { listed, casts } = everywhere(state, EXILE, 'zacharie', 'Z21')
    expect(casts.length).toBeGreaterThan(listed.length * 4)
    for (const action of casts) {
      expect(dragonNoir.check(state, EXILE, action)).toBeUndefined()
      expect(action.target.turn).toBe(2)
    }
    const [first] = casts
    expect(first && pieceOf(first, viewOf(state, EXILE))).toMatchObject({ kind: 'tower', turn: 2 })
    expect(first && texts.en.action(first, viewOf(state, EXILE))).toMatch(
      /^Tower of Will → \w+\.\d+, turned by 120°$/,
    )
  })

  test('a spell that nothing near allows is offered all the same', () => {
    const state = windowFor('exile')
    const spells = layableSpells(viewOf(state, EXILE), slotOf(state, 'zacharie') ?? -1)
    expect(spells).toContain('Z14')
    // No rock to dig through on these boards.
    expect(layableSpells(viewOf(state, EXILE), slotOf(state, 'shaman') ?? -1)).not.toContain('S17')
  })

  test('only what looks another way when turned can be turned', () => {
    const state = windowFor('exile')
    expect(
      ['Z10', 'Z11', 'Z12', 'Z21', 'S20'].map((id) => changesByTurning(viewOf(state, EXILE), id)),
    ).toEqual([false, true, false, true, false])
  })

  test('of several hexes those picked last are taken (DN-15.15)', () => {
    const state = windowFor('horde')
    const { casts } = everywhere(state, 1, 'shaman', 'S24')
    expect(casts.length).toBeGreaterThan(20)
    const far = casts.at(-1)?.target.hexes?.[0] ?? ''
    const again = everywhere(state, 1, 'shaman', 'S24', [far]).casts
    expect(new Set(again.slice(0, 5).map(({ target }) => target.hexes?.[1]))).toEqual(new Set([far]))
  })
})
