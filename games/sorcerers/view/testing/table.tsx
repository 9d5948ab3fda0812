import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { sorcerers } from '../../rules/game.ts'
import type { State } from '../../rules/state.ts'
import { texts } from '../../text/index.ts'
import type { SorcererProps } from '../props.ts'
import { Table } from '../Table.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What a table is given where two people share a screen. */
export function propsOf(state: State, more: Partial<SorcererProps> = {}): SorcererProps {
  const seats = Array.from({ length: state.seats }, (_, seat) => ({
    id: `P${seat + 1}`,
    name: `Player ${seat + 1}`,
    kind: 'person' as const,
  }))
  return {
    game: sorcerers,
    view: state,
    viewer: state.current,
    imagined: () => state,
    seq: 1,
    text: texts.en,
    language: 'en',
    seats,
    acting: [state.current],
    awaited: [],
    outcome: undefined,
    actions: sorcerers.actions(state, state.current),
    log: [],
    canUndo: false,
    canRedo: false,
    check: (action) => sorcerers.check(state, state.current, action),
    odds: () => {
      throw new Error('no odds are asked for')
    },
    play: () => undefined,
    undo: () => undefined,
    redo: () => undefined,
    pace: 'instant',
    ...more,
  }
}

/** A table on a page, and how to take it away. */
export async function setTable(props: SorcererProps): Promise<{ page: HTMLElement; leave(): Promise<void> }> {
  const page = document.createElement('div')
  document.body.append(page)
  let root: Root | undefined
  await act(async () => {
    root = createRoot(page)
    root.render(<Table {...props} />)
  })
  return {
    page,
    async leave() {
      await act(async () => root?.unmount())
      page.remove()
    },
  }
}

/** Opens every group of the list and presses what its sentence says. */
export async function pressInList(page: HTMLElement, sentence: RegExp): Promise<void> {
  for (const group of page.querySelectorAll<HTMLDetailsElement>('details.action-list')) {
    await act(async () => {
      group.open = true
      group.dispatchEvent(new Event('toggle'))
    })
  }
  const found = [...page.querySelectorAll<HTMLElement>('.list-action')].find((one) =>
    sentence.test(one.textContent),
  )
  if (found === undefined) throw new Error(`nothing in the list says ${sentence.source}`)
  await act(async () => found.click())
}
