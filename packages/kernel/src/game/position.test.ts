import { describe, expect, it } from 'vitest'
import { readPosition, seededDice, toPosition } from '../index.ts'
import { ladder } from '../testing/toy-games/index.ts'

const gameOf = (id: string) => (id === 'ladder' ? ladder : undefined)
const document = { format: 'wyrmtable-position/1', game: 'ladder', position: { rungs: [3, 4] } }

describe('a position', () => {
  it('is read with the defaults of the game', () => {
    const read = readPosition(JSON.stringify(document), gameOf)
    expect(read).toMatchObject({
      ok: true,
      value: { options: { top: 12 }, state: { rungs: [3, 4], turn: 0, breath: 3 } },
    })
  })

  it('that was written is read as the same state', () => {
    const state = ladder.setup({ top: 20 }, 3, seededDice(1))
    const written = toPosition(ladder, state, { top: 20 })
    const read = readPosition(JSON.stringify(written), gameOf)
    expect(read.ok && read.value.state).toEqual(state)
  })

  it.each([
    [{ game: 'chess' }, { code: 'unknownGame', path: '/game' }],
    [{ version: '1' }, { code: 'wrongVersion', path: '/version' }],
    [{ format: 'wyrmtable-replay/1' }, { code: 'wrongFormat', path: '/format' }],
    [{ options: { top: 0 } }, { code: 'tooSmall', path: '/options/top' }],
    [
      { position: { rungs: [1, 13] } },
      { code: 'impossible', path: '/position/rungs/1', refusal: { clause: 'LAD-4' } },
    ],
    [{ more: 1 }, { code: 'unknownKey', path: '/more' }],
  ])('with %j is refused', (change, fault) => {
    expect(readPosition(JSON.stringify({ ...document, ...change }), gameOf)).toMatchObject({
      ok: false,
      fault,
    })
  })
})
