import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mapData } from '../../data/map.ts'
import { dragonRage as game } from '../../rules/game.ts'
import { defaultOptions } from '../../rules/options.ts'
import { point, show } from '../testing/table.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // There is no canvas here to draw the city on.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const named = Object.entries(mapData.hexes).flatMap(([hex, { name }]) =>
  name === undefined ? [] : [{ hex, name }],
)

/** All that is written and spoken on a page. */
const toldBy = (page: HTMLElement): string =>
  [
    page.textContent,
    ...[...page.querySelectorAll('[aria-label], [title], [aria-description]')].flatMap((node) =>
      ['aria-label', 'title', 'aria-description'].map((name) => node.getAttribute(name) ?? ''),
    ),
  ].join('\n')

for (const language of ['fr', 'es'] as const) {
  test(`no place is called by its English name at the table, wherever one points: ${language}`, async () => {
    const read = game.decode(
      {
        turn: 9,
        lastDestructionTurn: 8,
        lastInsideTurn: 8,
        phase: 'defenderMovement',
        units: { CAV1: '1208', INF1: '1009', WZD: '1808' },
        dragons: {
          D1: { hex: '1109', facing: 'SE', moved: true },
          D2: { hex: '1708', facing: 'SW', status: 'flying', moved: true },
        },
      },
      defaultOptions,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.fault))
    const { page, leave } = await show(read.value, language)
    const english: string[] = []
    for (const { hex, name } of named) {
      await point(page, hex, false)
      expect(page.querySelector('.tip')?.textContent).toContain(hex)
      // A name that stands within another word of the language is none.
      if (new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(toldBy(page))) english.push(name)
    }
    expect(named.length).toBeGreaterThan(20)
    expect(english).toEqual([])
    await leave()
  })
}
