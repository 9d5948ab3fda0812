import { describe, expect, test } from 'vitest'
import { dragonRage } from '../../rules/game.ts'
import { boardOfSize, esirienFile } from '../../rules/own/boards.ts'
import { readFile, writeFile } from './board-file.ts'
import { boardKind } from './board-kind.ts'

const kind = boardKind('en')

describe('a board, drawn and written again', () => {
  test.each([
    ['the printed city', esirienFile],
    ['a round city', boardOfSize(4)],
  ])('%s has the same ground, sides and zones', (_name, file) => {
    const written = writeFile(readFile(file))
    expect(written.map.hexes).toEqual(file.map.hexes)
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

  test('a gate brings its wall, a gate on the road is both, and a tower needs no wall', () => {
    const draft = kind.starts[2]?.draft()
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
