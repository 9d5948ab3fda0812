import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableProps } from './props.ts'
import { type Showing, useShowing } from './use-showing.ts'

type Props = TableProps<number, { readonly type: string }>

/** The table after so many acts of the computer, which has the second seat. */
const after = (acts: number, pace: NonNullable<Props['pace']>): Props =>
  ({
    seq: acts,
    log: Array.from({ length: acts }, (_, at) => ({ seq: at + 1, seat: 'them', events: [] })),
    seats: [
      { id: 'us', kind: 'person' },
      { id: 'them', kind: 'computer' },
    ],
    view: acts,
    acting: [],
    awaited: [1],
    actions: [],
    pace,
  }) as unknown as Props

let root: Root
let seen: Showing<Props, never>

function Table({ props }: { readonly props: Props }) {
  seen = useShowing(props, () => [{ points: [[0, 0]], colour: 2 }]) as unknown as typeof seen
  return null
}

const show = (props: Props) => act(async () => root.render(createElement(Table, { props })))
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.documentElement.style.setProperty('--roll', '300ms')
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') ?? document.body)
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.documentElement.style.removeProperty('--roll')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('at calm each act of a computer is seen for 600 ms, twice as long at half pace and a quarter at four times', async () => {
  await show(after(0, 'calm'))
  for (const [pace, ms] of [
    [1, 600],
    [0.5, 1200],
    [4, 150],
  ] as const) {
    await act(async () => seen.setPace(pace))
    await show(after(seen.shown.seq + 1, 'calm'))
    expect(seen.isBusy).toBe(true)
    await wait(ms - 1)
    expect(seen.isBusy).toBe(true)
    await wait(1)
    expect(seen.isBusy).toBe(false)
  }
})

test('acts that come together are seen one after another, and can be passed over', async () => {
  await show(after(0, 'calm'))
  await show(after(3, 'calm'))
  expect(seen.place).toBe(1)
  await wait(600)
  expect(seen.place).toBe(2)
  await act(async () => seen.skip())
  expect(seen.place).toBe(3)
  await act(async () => seen.skipAll())
  expect(seen.isBusy).toBe(false)
  // Until somebody here is to act nothing more is held.
  await show(after(4, 'calm'))
  expect(seen.isBusy).toBe(false)
})

test('quick and at once hold no move', async () => {
  for (const pace of ['quick', 'instant'] as const) {
    await show(after(0, pace))
    await show(after(1, pace))
    expect(seen.isBusy).toBe(false)
  }
})
