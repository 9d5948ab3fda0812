import { expect, test } from 'vitest'
import { hexOf } from '../rules/map.ts'
import { defaultOptions } from '../rules/options.ts'
import { parseDragon, parseUnit, type Unit } from '../rules/pieces.ts'
import { State } from '../rules/state.ts'
import { texts } from './index.ts'

const unit = (name: string): Unit => parseUnit(name) ?? (-1 as Unit)

function scene(): State {
  const state = new State(defaultOptions)
  const [d1, d2] = [parseDragon('D1'), parseDragon('D2')]
  state.setDragonHex(d1, hexOf('1008'))
  state.setStatus(d1, 'grounded')
  state.setFacing(d1, 4)
  state.setDragonHex(d2, hexOf('0606'))
  state.setStatus(d2, 'flying')
  state.setFacing(d2, 2)
  state.setUnitHex(unit('INF3'), hexOf('1010'))
  state.setUnitHex(unit('HERO'), hexOf('1010'))
  state.setUnitHex(unit('ARH1'), hexOf('1107'))
  return state
}

const draw = (state: State, columns = 110, colour = false): string =>
  texts.en.board?.(state, { colour, columns }) ?? ''

/** The text without colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what colours are made of
const bare = (text: string): string => text.replaceAll(/\u001b\[[0-9;]*m/g, '')

test('the whole map fits into 110 columns and 40 lines', () => {
  for (const colour of [false, true]) {
    const lines = bare(draw(scene(), 110, colour)).split('\n')
    expect(lines.length).toBeLessThanOrEqual(40)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(110)
  }
})

test('pieces stand in their hexes: dragons with facing, units by letter and number', () => {
  const board = draw(scene())
  for (const piece of ['D1↙', 'F2↘', 'I3H', 'A1']) expect(board).toContain(piece)
})

test('each column stands under its number', () => {
  const lines = draw(scene()).split('\n')
  const head = lines.at(-1) ?? ''
  const line = lines.find((text) => text.includes('I3H')) ?? ''
  expect(line.indexOf('I3H')).toBe(head.indexOf('10') - 1)
})

test('hexsides show walls, closed entrances, and those that are broken', () => {
  const state = scene()
  expect(draw(state)).toContain('╫-07')
  expect(draw(state)).toContain('│#06│')
  state.setEntrance(state.map.parseEntrance('G0606-0707'), 'smashed')
  expect(draw(state)).toContain('·-07')
})

test('destroyed victory points are crossed out', () => {
  const state = scene()
  expect(draw(state)).toContain('★5')
  state.destroyed = (1 << 14) - 1
  expect(draw(state)).toContain('×5')
  expect(draw(state).split('\n').slice(2).join('\n')).not.toContain('★')
})

test('a narrow terminal shows the columns around the dragons', () => {
  const lines = draw(scene(), 60).split('\n').slice(2)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60)
  expect(lines.join('\n')).toContain('D1↙')
})

test('colours change nothing but colours', () => {
  const plainPieces = draw(scene()).match(/[DF]\d[↑↗↘↓↙↖]|★\d|I3H|A1/g)
  expect(bare(draw(scene(), 110, true)).match(/[DF]\d[↑↗↘↓↙↖]|★\d|I3H|A1/g)).toEqual(plainPieces)
})
