import { createHexBoard } from '@wyrmtable/hex'
import { describe, expect, test } from 'vitest'
import { hexLayout } from '../board/hex-layout.ts'
import type { BoardDraft } from './board-draft.ts'
import { clearHexes, copyHexes, coveredBy, mirrorClip, pasteClip, turnClip } from './clip.ts'
import { beginHistory, didStep, leftField, redoStep, typedStep, undoStep } from './draft-history.ts'
import { floodFrom, paintArea, paintGround, paintSide, sevenAround, sideNear } from './paint.ts'

const layout = hexLayout(createHexBoard({ columns: 9, rows: 9, shiftedColumns: 'even' }), 10)
const empty: BoardDraft = {
  title: '',
  story: '',
  ground: {},
  sides: {},
  areas: [{ id: 'a', kind: 'zone', name: '', hexes: ['0101'] }],
  forces: [],
  facts: {},
}

describe('painting', () => {
  test('names only what is not usual, and is no step where nothing changes', () => {
    const wood = paintGround(empty, 'clear', ['0303', '0304'], 'wood')
    expect(wood.ground).toEqual({ '0303': 'wood', '0304': 'wood' })
    expect(paintGround(wood, 'clear', ['0303'], 'wood')).toBe(wood)
    expect(paintGround(wood, 'clear', ['0303'], 'clear').ground).toEqual({ '0304': 'wood' })
  })

  test('reaches seven hexes, fewer at the rim, and fills what hangs together', () => {
    expect(sevenAround(layout, '0505')).toHaveLength(7)
    expect(sevenAround(layout, '0101')).toHaveLength(3)
    const wall = paintGround(empty, 'clear', ['0201', '0202', '0101', '0103'], 'rock')
    const at = (label: string) => wall.ground[label] ?? 'clear'
    expect(floodFrom(layout, at, '0102')).toEqual(['0102'])
    expect(floodFrom(layout, at, '0505')).toHaveLength(81 - 5)
  })

  test('finds the side that is meant and takes it away again', () => {
    const [x, y] = layout.middle('0505', 0)
    const side = sideNear(layout, '0505', [x, y + 1])
    expect(side).toBe('0504|0505')
    const drawn = paintSide(empty, side ?? '', 'wall')
    expect(drawn.sides).toEqual({ '0504|0505': 'wall' })
    expect(paintSide(drawn, side ?? '', undefined).sides).toEqual({})
  })

  test('adds to an area and takes out of it', () => {
    const more = paintArea(empty, 'a', ['0102', '0101'], true)
    expect(more.areas[0]?.hexes).toEqual(['0101', '0102'])
    expect(paintArea(more, 'a', ['0101'], false).areas[0]?.hexes).toEqual(['0102'])
  })
})

describe('a piece that was copied', () => {
  const drawn: BoardDraft = {
    ...empty,
    ground: { '0505': 'wood', '0605': 'water', '0506': 'rock' },
    sides: { '0505|0506': 'wall', '0505|0605': 'door' },
  }
  const clip = copyHexes(drawn, 'clear', layout, ['0505', '0605', '0506'])

  test('is laid down elsewhere, in columns that lie lower too', () => {
    if (clip === undefined) throw new Error('nothing was copied')
    const { ground, sides } = pasteClip(drawn, 'clear', layout, clip, '0202')
    expect(ground).toMatchObject({ '0202': 'wood', '0303': 'water', '0203': 'rock' })
    expect(sides).toMatchObject({ '0202|0203': 'wall', '0202|0303': 'door' })
  })

  test('comes back after six turns and after two mirrors', () => {
    if (clip === undefined) throw new Error('nothing was copied')
    let turned = clip
    for (let sixth = 0; sixth < 6; sixth++) turned = turnClip(turned)
    const laid = (one: typeof clip) => pasteClip(empty, 'clear', layout, one, '0505')
    expect(laid(turned)).toEqual(laid(clip))
    expect(laid(mirrorClip(mirrorClip(clip)))).toEqual(laid(clip))
  })

  test('turns clockwise and mirrors left for right', () => {
    if (clip === undefined) throw new Error('nothing was copied')
    // South-east goes to south, south to south-west.
    expect(pasteClip(empty, 'clear', layout, turnClip(clip), '0505').ground).toEqual({
      '0505': 'wood',
      '0506': 'water',
      '0405': 'rock',
    })
    const mirrored = pasteClip(empty, 'clear', layout, mirrorClip(clip), '0505')
    expect(mirrored.ground).toEqual({ '0505': 'wood', '0405': 'water', '0506': 'rock' })
    expect(mirrored.sides).toEqual({ '0505|0506': 'wall', '0405|0505': 'door' })
  })

  test('loses what reaches over the rim', () => {
    if (clip === undefined) throw new Error('nothing was copied')
    expect(coveredBy(clip, layout, '0909')).toEqual(['0909'])
    expect(pasteClip(empty, 'clear', layout, clip, '0909').ground).toEqual({ '0909': 'wood' })
  })

  test('leaves nothing where it is cut out', () => {
    expect(clearHexes(drawn, layout, ['0505', '0605', '0506'])).toMatchObject({ ground: {}, sides: {} })
  })
})

test('steps are taken back and done again, and a new one ends what was taken back', () => {
  const first = didStep(didStep(beginHistory('a'), 'b', 'to b'), 'c', 'to c')
  const back = undoStep(undoStep(first))
  expect(back.now).toBe('a')
  expect(undoStep(back)).toBe(back)
  expect(redoStep(back).now).toBe('b')
  expect(redoStep(redoStep(redoStep(back)))).toEqual(first)
  expect(didStep(redoStep(back), 'd', 'to d')).toMatchObject({ now: 'd', future: [] })
})

describe('Letters typed into a field', () => {
  const typed = typedStep(typedStep(beginHistory(''), 'H', 'Title', 'title'), 'Hu', 'Title', 'title')

  test('are one step', () => {
    expect(undoStep(typed)).toMatchObject({ now: '', past: [] })
  })
  test('are another step once the field was left', () => {
    const again = typedStep(leftField(typed), 'Hut', 'Title', 'title')
    expect(undoStep(again).now).toBe('Hu')
  })
  test('are another step in another field of the same name', () => {
    expect(undoStep(typedStep(typed, 'Hut', 'Title', 'zone')).now).toBe('Hu')
  })
  test('are another step after something was done, taken back or done again', () => {
    const done = didStep(typed, 'cut', 'to cut')
    expect(undoStep(typedStep(done, 'cuts', 'Title', 'title')).now).toBe('cut')
    const back = undoStep(done)
    expect(undoStep(typedStep(back, 'Hut', 'Title', 'title')).now).toBe('Hu')
    expect(undoStep(typedStep(redoStep(back), 'cuts', 'Title', 'title')).now).toBe('cut')
  })
})
