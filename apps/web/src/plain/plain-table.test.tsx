import { manifests } from '@wyrmtable/games'
import { languages, manifestAt, randomMatch, type Tagged, versionsOf } from '@wyrmtable/kernel'
import type { TableProps } from '@wyrmtable/ui'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { earlierTable } from './earlier-table.ts'
import { PlainTable } from './PlainTable.tsx'
import { plainWords, spelled } from './plain-words.ts'
import { plainText } from './text/index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Drawn = () => 'drawn'

/** Draws what a table of these props is, and gives the page. */
async function drawn(Table: (props: TableProps) => unknown, props: TableProps): Promise<HTMLElement> {
  const page = document.createElement('div')
  await act(async () => createRoot(page).render(createElement(Table as never, props)))
  return page
}

/** A running match of a game after some random actions, as its table is given it. */
async function propsOf(
  id: string,
  more: Partial<TableProps> = {},
  version: string | undefined = undefined,
): Promise<TableProps> {
  const today = manifests.find((one) => one.id === id)
  const manifest = today === undefined ? undefined : manifestAt(today, version ?? today.version)
  if (manifest === undefined) throw new Error(`no game ${id} ${version}`)
  const [{ game }, { text }] = await Promise.all([manifest.rules(), manifest.text('en')])
  const options = { ...(manifest.scenarios[0]?.options as object), ...manifest.trial }
  const match = randomMatch(game, { seed: 5, options, maxActions: 30 })
  const acting = game.toAct(match.state).slice(0, 1)
  const viewer = acting[0] ?? 0
  return {
    game,
    text,
    language: 'en',
    view: game.view(match.state, viewer),
    viewer,
    imagined: () => undefined,
    seq: match.seq,
    seats: match.header.seats.map((seat) => ({ ...seat, kind: 'person' })),
    acting,
    awaited: [],
    outcome: undefined,
    actions: acting.flatMap((seat) => game.actions(match.state, seat)),
    log: match.entries.map(({ seq, seat = '' }) => ({
      seq,
      seat,
      events: match.events(seq).flatMap((event) => game.redact(event, viewer) ?? []),
    })),
    canUndo: true,
    canRedo: false,
    check: () => undefined,
    odds: () => {
      throw new Error('nobody asks')
    },
    play: () => {},
    undo: () => {},
    redo: () => {},
    ...more,
  }
}

const buttonsOf = (page: HTMLElement): readonly HTMLButtonElement[] => [...page.querySelectorAll('button')]
const named = (page: HTMLElement, name: string): HTMLButtonElement | undefined =>
  buttonsOf(page).find((button) => button.textContent === name)
const press = (button: HTMLElement | undefined) => act(async () => button?.click())

const everyVersion = manifests.flatMap((one) => versionsOf(one).map((version) => ({ id: one.id, version })))

test('each game has its version of today and one that was released', () => {
  expect(everyVersion.length).toBeGreaterThanOrEqual(2 * manifests.length)
})

test.each(everyVersion)('$id $version is told and played in words', async ({ id, version }) => {
  const played: Tagged[] = []
  const props = await propsOf(id, { play: (action) => played.push(action) }, version)
  expect(props.game.version).toBe(version)
  const page = await drawn(PlainTable, props)
  if (props.game.hasSecrets && props.game.sharesScreen !== true) {
    expect(page.textContent).toContain('Nobody else should look now.')
    await press(buttonsOf(page)[0])
  }
  expect(page.textContent).toContain(props.text.phase(props.view))
  expect(page.querySelectorAll('.log-line').length).toBeGreaterThan(0)
  expect(page.querySelectorAll('.plain-facts li').length).toBeGreaterThan(0)
  expect(named(page, 'Do it')?.disabled).toBe(true)
  const group = page.querySelector<HTMLDetailsElement>('details.action-list')
  await act(async () => {
    if (group === null || group.open) return
    group.open = true
    group.dispatchEvent(new Event('toggle'))
  })
  await press(page.querySelector<HTMLElement>('.list-action') ?? undefined)
  expect(played).toEqual([])
  await press(named(page, 'Do it'))
  expect(played.length).toBe(1)
  expect(props.actions).toContainEqual(played[0])
})

test('what the words of a game fail at is spelled out', async () => {
  const props = await propsOf('dragon-rage')
  const fails = (): never => {
    throw new Error('an unknown state')
  }
  const words = plainWords(
    { ...props.text, phase: fails, status: fails, board: fails, action: fails, group: fails, event: fails },
    {},
  )
  expect(words.phase).toBe('')
  expect(words.board).toBeUndefined()
  const march = { type: 'moveUnit', unit: 'INF1', path: ['1010', '1011'], costMp: 2 }
  expect(words.action(march)).toBe('move unit: unit INF1, path 1010 · 1011, cost mp 2')
  expect(words.group(march)).toBe('move unit')
  expect(words.event({ type: 'unitMoved' })).toBe('unit moved')
  expect(spelled({ type: 'look' })).toBe('look')
})

test('a table of today that fails at an earlier state gives way to the plain one', async () => {
  const props = await propsOf('dragon-rage')
  const broken = (): never => {
    throw new Error('an unknown state')
  }
  const { error } = console
  console.error = () => {}
  try {
    const page = await drawn(earlierTable({ Table: broken }).Table, props)
    expect(page.textContent).toContain(plainText('en')('why'))
  } finally {
    console.error = error
  }
  const page = await drawn(earlierTable({ Table: Drawn }).Table, props)
  expect(page.textContent).toBe('drawn')
  expect(earlierTable(undefined).Table).toBe(PlainTable)
})

test('it speaks every language', async () => {
  for (const language of languages) {
    const page = await drawn(PlainTable, await propsOf('sorcerers', { language }))
    expect(page.textContent).toContain(plainText(language)('actions'))
  }
})

test('where nobody can act it is only looked at', async () => {
  const props = await propsOf('sorcerers', { acting: [], actions: [], isBoardOnly: true })
  const page = await drawn(PlainTable, props)
  expect(buttonsOf(page)).toEqual([])
})
