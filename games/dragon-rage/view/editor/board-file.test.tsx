import { cropTo, sideKey } from '@wyrmtable/ui'
import { describe, expect, test } from 'vitest'
import { largest, smallest } from '../../data/board-schema.ts'
import { dragonRage } from '../../rules/game.ts'
import { boardOfSize, esirienFile } from '../../rules/own/boards.ts'
import { writeMapData } from '../../rules/own/write-map-data.ts'
import { drawingOf } from '../draw/city.ts'
import { readFile, writeFile } from './board-file.ts'
import { boardKind } from './board-kind.ts'

const kind = boardKind('en')
const tight = boardOfSize(3, { columns: 14, rows: 9 })
const named = {
  ...tight,
  map: {
    ...tight.map,
    hexes: { ...tight.map.hexes, '0202': { t: 'open' as const, name: 'Gallows Hill' } },
  },
}

describe('a board, drawn and written again', () => {
  test.each([
    ['the printed city', esirienFile],
    ['a round city', boardOfSize(4)],
    ['one that is smaller, with names', named],
  ])('%s has the same ground, sides and zones', (_name, file) => {
    const written = writeFile(readFile(file))
    expect(written.map.hexes).toEqual(file.map.hexes)
    expect([written.map.columns, written.map.rows]).toEqual([file.map.columns, file.map.rows])
    for (const list of [
      'walls',
      'roads',
      'crossings',
      'defenderSetup',
      'invaderSetup',
      'reinforcements',
    ] as const)
      expect(written.map[list].toSorted()).toEqual(file.map[list].toSorted())
    const named = ({ map }: typeof file) =>
      map.entrances.map(({ side, kind }) => `${kind} ${side}`).toSorted()
    expect(named(written)).toEqual(named(file))
  })

  test.each(kind.starts.map(({ id }) => id))('%s can be played on as it is, unless it is bare', (id) => {
    const draft = kind.starts.find((start) => start.id === id)?.draft()
    if (draft === undefined) throw new Error('no such start')
    const faults = kind.faults(draft)
    if (id === 'meadow') expect(faults.map(({ clause }) => clause)).toContain('DR-4.3')
    else expect(faults).toEqual([])
    const read = kind.read(kind.write(draft))
    expect(read.ok && kind.write(read.value)).toEqual(kind.write(draft))
    expect(dragonRage.options.parse(kind.options(draft)).ok).toBe(faults.length === 0)
  })

  test('the printed city begins with the names of its places, in the language of whoever draws', () => {
    const names = (['en', 'fr'] as const).map((language) => {
      const draft = boardKind(language).starts[0].draft()
      return draft.areas.find(({ hexes }) => hexes.includes('1010') && hexes.length === 1)?.name
    })
    expect(names).toEqual(['Market Hall', 'Halle du Marché'])
  })

  test('whatever lies on a board of whatever size can be drawn', () => {
    const kinds = kind.grounds({ ...readFile(esirienFile), ground: {} }).map(({ id }) => id)
    const sides = ['wall', 'gate', 'road', 'gate+road', 'crossing']
    for (const size of [smallest, { columns: 20, rows: 17 }, largest]) {
      const draft = { ...readFile(boardOfSize(3, size)), facts: { ...size } }
      const layout = kind.layoutOf(draft)
      const ground = Object.fromEntries(
        layout.labels.map((label, i) => [label, kinds[(i * 7) % kinds.length] ?? 'sea']),
      )
      const drawn = layout.labels.flatMap((label, i) => {
        const next = layout.neighbour(label, i % 6)
        return next === undefined ? [] : [[sideKey(label, next), sides[i % sides.length] ?? 'road'] as const]
      })
      const file = writeFile({ ...draft, ground, sides: Object.fromEntries(drawn) })
      expect(drawingOf(writeMapData(file)).markup()).toContain('<path')
    }
  })

  test('a board that was made smaller has nothing beyond its rim', () => {
    const draft = kind.starts[1]?.draft()
    if (draft === undefined) throw new Error('no round city')
    const small = { ...draft, facts: { columns: 20, rows: 14 } }
    const { map } = writeFile(cropTo(small, kind.layoutOf(small)))
    expect(map).toMatchObject({ columns: 20, rows: 14 })
    expect(map.invaderSetup.length).toBeGreaterThan(0)
    expect(map.invaderSetup.every((hex) => hex < '2100' && Number(hex.slice(2)) <= 14)).toBe(true)
    expect(cropTo(draft, kind.layoutOf(draft))).toBe(draft)
  })

  test('a gate brings its wall, a gate on the road is both, and a tower needs no wall', () => {
    const draft = kind.starts.find(({ id }) => id === 'meadow')?.draft()
    if (draft === undefined) throw new Error('no meadow')
    const { map } = writeFile({
      ...draft,
      ground: { '1010': 'tower' },
      sides: { '0909|1009': 'gate+road', '1010|1011': 'door' },
    })
    expect(map.walls).toEqual(['0909|1009'])
    expect(map.roads).toEqual(['0909|1009'])
    expect(map.entrances).toEqual([
      { side: '0909|1009', kind: 'gate' },
      { side: '1010|1011', kind: 'door' },
    ])
  })

  test('a side may hold the road and an entrance or the way into a ford, drawn in one', () => {
    const draft = kind.starts.find(({ id }) => id === 'meadow')?.draft()
    if (draft === undefined) throw new Error('no meadow')
    const sides = { '1010|1011': 'door+road', '0909|1009': 'road+crossing' }
    const written = writeFile({ ...draft, ground: { '1010': 'tower', '0909': 'ford' }, sides })
    expect(written.map.roads).toEqual(['0909|1009', '1010|1011'])
    expect(written.map.crossings).toEqual(['0909|1009'])
    expect(written.map.entrances).toEqual([{ side: '1010|1011', kind: 'door' }])
    expect(readFile(written).sides).toEqual(sides)
    for (const side of Object.values(sides)) expect(kind.sides.map(({ id }) => id)).toContain(side)
  })

  test('faults have the places where they are', () => {
    const [first] = kind.starts
    const draft = first.draft()
    const faults = kind.faults({ ...draft, ground: { ...draft.ground, '0404': 'tower' } })
    expect(faults).toMatchObject([{ clause: 'DR-8.7', hexes: ['0404'] }])
    expect(faults[0]?.text).toContain('0404')
  })

  test('a file with a hex that is nowhere is not opened, and says which', () => {
    const map = { ...esirienFile.map, walls: ['0101|2710'] }
    const read = kind.read(JSON.parse(JSON.stringify({ ...esirienFile, map })))
    expect(read.ok ? '' : read.fault).toContain('/map/walls/0')
  })
})
