import { createHexBoard } from '@wyrmtable/hex'
import { hexLayout } from '@wyrmtable/ui/drawing'
import { describe, expect, test } from 'vitest'
import { maps } from '../../data/maps.ts'
import { dragonNoir } from '../../rules/game.ts'
import { boardKind } from './board-kind.ts'
import { readMap, writeMap } from './map-file.ts'

const layout = hexLayout(createHexBoard({ columns: 26, rows: 18, shiftedColumns: 'even' }), 10)
const kind = boardKind('en')

describe('a board of the game, drawn and written again', () => {
  test.each(Object.keys(maps))('%s has the same ground and the same sides', (id) => {
    const map = maps[id]
    if (map === undefined) throw new Error(`no board ${id}`)
    const draft = {
      title: 'x',
      story: '',
      forces: [],
      facts: { kind: map.kind },
      ...readMap(map, layout),
    }
    const written = writeMap(draft, layout)
    const sidesOf = (one: typeof map) =>
      one.hexsides
        .map(({ a, b, type, in: inner, gate, interior, low, high }) =>
          [a, b, type, type === 'wall' ? '' : inner, gate, interior, low, high].join(),
        )
        .toSorted()
    expect(sidesOf(written)).toEqual(sidesOf(map))
    const groundOf = (one: typeof map) =>
      layout.labels.map(
        (label) => `${label} ${one.hexes[label]?.t ?? one.defaultTerrain} ${one.hexes[label]?.level ?? 0}`,
      )
    expect(groundOf(written)).toEqual(groundOf(map))
    const roomsOf = (one: typeof map) =>
      one.buildings
        .flatMap(({ rooms }) => Object.values(rooms).map((room) => room.toSorted().join()))
        .toSorted()
    expect(roomsOf(written)).toEqual(roomsOf(map))
  })

  test('names on open ground and on buildings are kept', () => {
    const draft = kind.starts[0].draft()
    const open = { id: 'name-9', kind: 'name', name: 'Hangman’s oak', hexes: ['0404', '0405'] }
    const mill = { id: 'name-8', kind: 'name', name: 'Old mill', hexes: ['1706'] }
    const read = kind.read(kind.write({ ...draft, areas: [...draft.areas, open, mill] }))
    const names = read.ok ? read.value.areas.filter(({ kind }) => kind === 'name') : []
    expect(names.map(({ name }) => name)).toContain('Hangman’s oak')
    expect(names.find(({ name }) => name === 'Hangman’s oak')?.hexes).toEqual(open.hexes)
    expect(read.ok && kind.write(read.value)).toEqual(
      kind.write({ ...draft, areas: [...draft.areas, open, mill] }),
    )
  })

  test.each(kind.starts.map(({ id }) => id))('%s can be played on as it is, unless it is bare rock', (id) => {
    const draft = kind.starts.find((start) => start.id === id)?.draft()
    if (draft === undefined) throw new Error('no such start')
    const faults = kind.faults(draft)
    if (id === 'caves' || id === 'lake') expect(faults.length).toBeGreaterThan(0)
    else expect(faults).toEqual([])
    const read = kind.read(kind.write(draft))
    expect(read.ok && kind.write(read.value)).toEqual(kind.write(draft))
    expect(dragonNoir.options.parse(kind.options(draft)).ok).toBe(faults.length === 0)
  })
})
