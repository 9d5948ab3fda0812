import type { TriedOut, TryOutAsked } from '@wyrmtable/ui'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { tablesData } from '../../../data/tables.ts'
import { builderText } from '../text/index.ts'
import { FairPanel } from './FairPanel.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const [first] = tablesData.tables
if (first === undefined) throw new Error('no table')
const table = first

let root: Root | undefined
afterEach(async () => act(async () => root?.unmount()))

/** The panel on a page, and the games that it asked for, to be told how they went and to be ended. */
async function panel() {
  const asked: { wish: TryOutAsked; end: () => void }[] = []
  const tryOut = (wish: TryOutAsked): Promise<void> =>
    new Promise((resolve) => {
      asked.push({ wish, end: resolve })
      wish.signal.addEventListener('abort', () => resolve())
    })
  const page = document.createElement('div')
  await act(async () => {
    root = createRoot(page)
    root.render(<FairPanel data={table} seats={2} mayPlay page={{ tryOut }} t={builderText('en')} />)
  })
  const press = async () => act(async () => page.querySelector('button')?.click())
  const tell = async (stand: TriedOut) => act(async () => asked.at(-1)?.wish.onGame(stand))
  const said = () => page.querySelector('[role="status"]')?.textContent
  return { page, asked, press, tell, said }
}

const stand = (games: number, first: readonly [number, number, number]): TriedOut => {
  const [share, low, high] = first
  return {
    games,
    seats: [
      { share, low, high },
      { share: 1 - share, low: 1 - high, high: 1 - low },
    ],
  }
}

test('captains play until all games are over: shares, interval and what that says', async () => {
  const { page, asked, press, tell, said } = await panel()
  expect(page.querySelector('button')?.textContent).toBe('Let captains play')
  await press()
  expect(asked[0]?.wish).toMatchObject({ seats: 2, level: 'captain', options: { starter: 'roll' } })
  expect(said()).toBe('The first games are being played.')
  expect(page.querySelector('button')?.textContent).toBe('Stop')

  await tell(stand(10, [0.6, 0.31, 0.83]))
  expect(page.textContent).toContain('10 games, captains')
  expect([...page.querySelectorAll('.sorcerers-fair-row')].map((row) => row.textContent)).toEqual([
    'Player 160%',
    'Player 240%',
  ])
  const [bar, interval] = [
    ...page.querySelectorAll<HTMLElement>('.sorcerers-fair-row i, .sorcerers-fair-row u'),
  ]
  expect(bar?.style.width).toBe('60%')
  expect([interval?.style.left, interval?.style.width]).toEqual(['31%', '52%'])
  expect(said()).toBe('Player 1 wins between 31% and 83%: no fault to be seen yet.')

  await tell(stand(120, [0.7, 0.61, 0.78]))
  await act(async () => asked[0]?.end())
  expect(said()).toBe('Player 1 wins between 61% and 78%: the table is kind to that side.')
  expect(page.querySelector('button')?.textContent).toBe('Once more')
})

test('stopped, what is known so far stays', async () => {
  const { page, asked, press, tell, said } = await panel()
  await press()
  await tell(stand(4, [0.25, 0.05, 0.7]))
  await press()
  expect(asked[0]?.wish.signal.aborted).toBe(true)
  expect(page.querySelector('button')?.textContent).toBe('Once more')
  expect(page.textContent).toContain('4 games, captains')
  expect(said()).toContain('between 5% and 70%')
})
