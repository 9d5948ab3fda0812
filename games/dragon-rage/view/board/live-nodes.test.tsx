import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { absentDice, type Json, openMatch, readReplay } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mapData } from '../../data/map.ts'
import { esirien } from '../../rules/city-map.ts'
import { dragonRage as game } from '../../rules/game.ts'
import { labelOf } from '../../rules/map.ts'
import { defaultOptions } from '../../rules/options.ts'
import { unitIds } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { layout, SIZE } from '../draw/plan.ts'
import { piecesAt } from '../table/pieces-at.ts'
import { key, liveOf, point, show } from '../testing/table.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // There is no canvas here to draw the city on.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Most nodes that may live over the board, so that it moves as smoothly as one looks. */
const MOST = 400

/** The lit hex that lies farthest from what is chosen, if any is lit. */
function farthest(page: HTMLElement, from: string): string | undefined {
  const [x, y] = layout.centre(from)
  const far = (hex: string) => Math.hypot(layout.centre(hex)[0] - x, layout.centre(hex)[1] - y)
  return [...page.querySelectorAll('.targets [data-hex]')]
    .flatMap((node) => node.getAttribute('data-hex') ?? [])
    .toSorted((a, b) => far(b) - far(a))[0]
}

/** Shows a position in all that can be asked of its board, and tells how many nodes lived over it at most. */
async function mostNodes(state: State): Promise<number> {
  const { page, leave } = await show(state)
  let most = 0
  const look = () => {
    most = Math.max(most, liveOf(page).querySelectorAll('*').length)
  }
  /** With the threat over it, then with the pointer over a hex, then with that hex previewed. */
  const count = async () => {
    look()
    const goal = farthest(page, '1009')
    for (const isPressed of goal === undefined ? [] : [false, true]) {
      await point(page, goal ?? '', isPressed)
      look()
    }
    await key('Escape')
  }
  await key('t')
  await count()
  const spells = state.phase === 'spell' ? page.querySelectorAll('.action-bar .segment').length : 0
  for (let spell = 1; spell <= spells; spell++) {
    await key(`${spell}`)
    await count()
  }
  await leave()
  return most
}

/** The states after everything that begins a move, so that its reach is asked for as well. */
const begun = (state: State): readonly State[] =>
  game.toAct(state).flatMap((seat) =>
    game
      .actions(state, seat)
      .filter(({ type }) => type === 'beginMove')
      .map((action) => {
        const copy = state.clone()
        game.apply(copy, seat, action, absentDice(), () => {})
        return copy
      }),
  )

async function worstOf(states: readonly State[]): Promise<number> {
  let most = 0
  for (const state of states) {
    for (const each of [state, ...begun(state)]) most = Math.max(most, await mostNodes(each))
  }
  return most
}

test('at most 400 nodes live over the board, whatever is asked of it, throughout a match', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../golden/claimed-great-invader.json'), 'utf8')
  const replay = readReplay(text, () => game)
  const match = replay.ok ? openMatch(game, replay.value) : undefined
  if (match?.ok !== true) throw new Error('no golden match')
  const { value } = match
  const step = rounds(90, 5)
  const count = Math.ceil(value.seq / step)
  const states = Array.from({ length: count }, (_, place) => value.at(place * step))
  expect(await worstOf(states)).toBeLessThanOrEqual(MOST)
})

/** A city of which nothing is as it was printed, and in which everybody still lives. */
function ruined(part: { readonly [name: string]: Json }): State {
  const quarters = ['west', 'east']
  const dry = layout.labels.filter((label) => quarters.includes(mapData.hexes[label]?.zone ?? ''))
  const read = game.decode(
    {
      turn: 9,
      lastDestructionTurn: 8,
      lastInsideTurn: 8,
      destroyed: esirien.vpHexes.map(labelOf).slice(0, 8),
      entrances: Object.fromEntries(esirien.entrances.map(({ name }) => [name, 'smashed'])),
      bridges: Object.fromEntries(esirien.woodenBridges.map((hex) => [labelOf(hex), { state: 'burned' }])),
      fog: '1407',
      boost: { hex: '1009', radius: 2 },
      whirlwinds: { 1: '1609', 2: '1009' },
      heroWounded: true,
      units: Object.fromEntries(unitIds.map((id, at) => [id, dry[at * 2] ?? null])),
      ...part,
    },
    defaultOptions,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

const dragon = { hex: '1708', facing: 'SW', status: 'flying' }

test('nor where nothing is as it was printed and everybody still lives', async () => {
  const other = { hex: '0810', facing: 'NE', status: 'flying' }
  const dragons = { D1: dragon, D2: other }
  const moved = { D1: { ...dragon, moved: true }, D2: { ...other, moved: true } }
  const landed = { D1: { ...dragon, status: 'grounded' }, D2: { ...other, moved: true } }
  const states = [
    ruined({ phase: 'invaderMovement', dragons }),
    ruined({ phase: 'invaderMovement', dragons: landed }),
    ruined({ phase: 'spell', dragons: moved, fog: null, boost: null, whirlwinds: {} }),
    ruined({ phase: 'defenderMovement', dragons: moved }),
  ]
  expect(await worstOf(states)).toBeLessThanOrEqual(MOST)
})

/** Empty hexes that wear a chance of nothing. */
const hopeless = (page: HTMLElement, state: State): readonly string[] =>
  [...page.querySelectorAll('.chance-chips text')].flatMap((chip) => {
    const [x, y] = ['x', 'y'].map((name) => Number(chip.getAttribute(name)))
    const hex = layout.at((x ?? 0) + SIZE * 0.08, (y ?? 0) - 4 + SIZE * 0.74) ?? ''
    return chip.textContent === '0%' && piecesAt(state, hex).length === 0 ? [hex] : []
  })

test('an empty hex wears no chance of nothing; where somebody stands his chance is shown', async () => {
  const dragons = {
    D1: { hex: '1009', facing: 'SE', moved: true },
    D2: { ...dragon, moved: true },
  }
  const state = ruined({ phase: 'dragonfire', whirlwinds: {}, dragons, units: { INF1: '1110', WZD: '1808' } })
  const { page, leave } = await show(state)
  const chips = [...page.querySelectorAll('.chance-chips text')].map((chip) => chip.textContent)
  expect(chips).not.toEqual([])
  expect(chips.length).toBeLessThan(page.querySelectorAll('.targets [data-hex]').length)
  expect(hopeless(page, state)).toEqual([])
  await leave()
})
