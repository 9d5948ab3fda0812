import { encodeView } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { sorcerers } from '../rules/game.ts'
import { positionOf } from '../rules/testing/positions.ts'
import { texts } from '../text/index.ts'
import { pressInList, propsOf, setTable } from './testing/table.tsx'

type Position = Parameters<typeof positionOf>[0]

/** What is announced, its range in mm, and the position with the target so far to the right, from edge to edge. */
const attacks: readonly (readonly [string, number, RegExp, (far: number) => Position])[] = [
  [
    'a shot',
    300,
    /shoot at goblin 1/i,
    (far) => ({
      group: ['P1-orc-1'],
      figures: {
        'P1-orc-1': { x: 300, y: 300, weapon: 'shooter' },
        'P1-orc-2': { x: 300, y: 360, weapon: 'light' },
        'P2-goblin-1': [324 + far, 300],
      },
    }),
  ],
  [
    'gun fire',
    500,
    /fire at goblin 1/i,
    (far) => ({
      group: ['P1-artillery-1', 'P1-goblin-1', 'P1-goblin-2', 'P1-goblin-3'],
      figures: {
        'P1-artillery-1': [200, 300],
        'P1-goblin-1': [160, 300],
        'P1-goblin-2': [172, 330],
        'P1-goblin-3': [172, 270],
        'P2-goblin-1': [237 + far, 300],
      },
    }),
  ],
  [
    'a bolt',
    200,
    /bolt at sorcerer/i,
    (far) => ({
      phase: 'sorcerer',
      players: { P1: { points: 200 } },
      figures: { 'P1-sorcerer': [300, 400], 'P2-sorcerer': [330 + far, 400] },
    }),
  ],
]

/** The page without the figures that say where somebody stands: its words, and its drawing with no number in it. */
function toldBy(page: HTMLElement) {
  const words = [...page.querySelectorAll('*')].flatMap((node) => [
    ...['aria-label', 'aria-description', 'title'].map((name) => node.getAttribute(name) ?? ''),
    ...[...node.childNodes].flatMap((child) => (child.nodeType === 3 ? [child.textContent ?? ''] : [])),
  ])
  const shapes = page.innerHTML.replace(/-?\d+(\.\d+)?(e-?\d+)?/g, '#').replace(/([MLAHVZC])#?(,?#?)*/g, '$1')
  return { words: words.filter((word) => word !== ''), shapes }
}

/** Radii of everything round on the board, and of every arc. */
const radiiOf = (page: HTMLElement): readonly number[] => [
  ...[...page.querySelectorAll('.viewport-live circle')].map((node) => Number(node.getAttribute('r'))),
  ...[...page.querySelectorAll('.viewport-live path')].flatMap((node) =>
    [...(node.getAttribute('d') ?? '').matchAll(/A(\d+(?:\.\d+)?)/g)].map(([, r]) => Number(r)),
  ),
]

/** What is sent of something, without the figures that say where it is. */
const masked = (sent: unknown, places: RegExp): string => JSON.stringify(sent).replace(places, '#')

async function closedAt(position: Position, sentence: RegExp) {
  const { page, leave } = await setTable(propsOf(positionOf(position)))
  const before = toldBy(page)
  await pressInList(page, sentence)
  const announced = toldBy(page)
  const radii = radiiOf(page)
  await leave()
  return { before, announced, radii }
}

test.each(attacks)(
  'SO-8.4: nothing on a closed table tells a target of %s at %i mm from one a millimetre farther',
  async (_name, range, sentence, at) => {
    const [near, far] = [positionOf(at(range)), positionOf(at(range + 1))]
    // Words of the terminal, of the list, of whoever reads it aloud.
    const told = [near, far].map((state) => {
      const actions = sorcerers.actions(state, 0)
      const board = texts.en.board?.(state, { colour: false, columns: 100 }) ?? ''
      return [
        ...actions.map((action) => texts.en.action(action, state)),
        texts.en.status(state),
        ...board.split('\n').filter((line) => line.includes('facing')),
      ]
    })
    expect(told[1]).toEqual(told[0])
    // A stream holds where the target stands, as the board shows it, and is the same in all else.
    const streamed = [near, far].map((state) => ({
      view: masked(encodeView(sorcerers, sorcerers.view(state, 0)), /\b\d{3}\b/g),
      listed: masked(sorcerers.actions(state, 0), /-?\d+/g),
    }))
    expect(streamed[1]).toEqual(streamed[0])

    const inside = await closedAt(at(range), sentence)
    const outside = await closedAt(at(range + 1), sentence)
    expect(outside.before).toEqual(inside.before)
    expect(outside.announced).toEqual(inside.announced)
    // Nor is anything drawn that is as long as a range, to be laid to a figure.
    for (const radius of inside.radii)
      for (const base of [0, 12, 15, 25]) expect(radius).not.toBe(range + base)
    expect(inside.radii.length).toBeGreaterThan(5)
  },
)

test('SO-8.4: an open table tells the same two apart', async () => {
  const [, range, sentence, at] = attacks[0] ?? []
  if (range === undefined || sentence === undefined || at === undefined) throw new Error('no shot')
  const told: string[] = []
  for (const far of [range, range + 1]) {
    const { page, leave } = await setTable(propsOf(positionOf(at(far), { measuring: 'open' })))
    await pressInList(page, sentence)
    told.push(page.querySelector('.sorcerers-decision')?.textContent ?? '')
    await leave()
  }
  const [near, far] = told
  expect(near).toContain('30.0 cm')
  expect(near).not.toContain('lost')
  expect(far).toContain('lost')
})
