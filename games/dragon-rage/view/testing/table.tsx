import { odds } from '@wyrmtable/kernel'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { dragonRage as game } from '../../rules/game.ts'
import type { State } from '../../rules/state.ts'
import { texts } from '../../text/index.ts'
import { layout } from '../draw/plan.ts'
import { Table } from '../Table.tsx'
import type { RageProps } from '../table/use-interaction.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const people = ['invader', 'defender'].map((id) => ({ id, name: id, kind: 'person' as const }))

/** What a table is given where two people share a screen. */
function propsOf(state: State, language: RageProps['language']): RageProps {
  const acting = game.toAct(state)
  const [seat = 0] = acting
  return {
    game,
    view: state,
    viewer: seat,
    imagined: () => state,
    seq: 1,
    text: texts[language],
    language,
    seats: people,
    acting,
    awaited: [],
    outcome: undefined,
    actions: acting.length === 0 ? [] : game.actions(state, seat),
    log: [],
    canUndo: false,
    canRedo: false,
    check: (action) => game.check(state, seat, action),
    odds: (action) => odds(game, state, seat, action, { maxBranches: 500 }),
    play: () => undefined,
    undo: () => undefined,
    redo: () => undefined,
    pace: 'instant',
  }
}

export const liveOf = (page: HTMLElement): Element => {
  const found = page.querySelector('.viewport-live')
  if (found === null) throw new Error('no board')
  return found
}

/** Lets what waits for its turn, such as chances and threats, be found and drawn; needs clocks that are the test's. */
const settle = () => act(async () => void (await vi.runAllTimersAsync()))

export const key = async (name: string) => {
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: name })))
  await settle()
}

/** With the mouse over a hex of the board, pressed or not. */
export async function point(page: HTMLElement, hex: string, isPressed: boolean): Promise<void> {
  const [clientX, clientY] = layout.centre(hex)
  const at = { clientX, clientY, bubbles: true }
  await act(async () => {
    liveOf(page).dispatchEvent(new PointerEvent('pointermove', at))
    if (isPressed) liveOf(page).dispatchEvent(new MouseEvent('click', at))
  })
  await settle()
}

/** A table on a page, and how to take it away. */
export async function show(state: State, language: RageProps['language'] = 'en') {
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  await act(async () => root.render(<Table {...propsOf(state, language)} />))
  await settle()
  const leave = async () => {
    await act(async () => root.unmount())
    page.remove()
  }
  return { page, leave }
}
