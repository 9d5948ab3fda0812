import type { BoardHandle } from '@wyrmtable/ui'
import type { KeyboardEvent, RefObject } from 'react'
import type { Action } from '../rules/actions.ts'
import type { Scene } from '../rules/topics/scene.ts'
import type { SorcererProps } from './props.ts'
import type { Tape } from './tape/use-tape.ts'
import type { Formation } from './use-formation.ts'
import type { Hand } from './use-hand.ts'

/** The table by keys: figures, what each may do, turning, legs, and the view. */
export function useKeys(
  props: SorcererProps,
  scene: Scene,
  hand: Hand,
  steps: readonly Action[],
  handle: RefObject<BoardHandle | null>,
  tape: Tape,
  formation: Formation,
): (event: KeyboardEvent) => void {
  const { view: state, acting } = props
  const walk = (by: number): void => {
    if (steps.length === 0) return
    const shown = JSON.stringify(hand.preview)
    const now = steps.findIndex((one) => JSON.stringify(one) === shown)
    const next = steps[(now + by + steps.length + (now < 0 && by < 0 ? 1 : 0)) % steps.length]
    if (next !== undefined) hand.propose(next)
  }
  const change = (by: number): void => {
    const mine = scene.figures.filter(({ seat, slot }) =>
      acting.length === 0
        ? true
        : seat === state.current && (state.group.length === 0 || state.isInGroup(slot)),
    )
    const now = mine.findIndex(({ id }) => id === hand.chosen)
    const next = mine[(now + by + mine.length) % Math.max(1, mine.length)]
    if (next === undefined) return
    hand.choose(next.id)
    handle.current?.reveal([next.x, next.y])
  }
  const keys = new Map<string, () => void>([
    ['ArrowRight', () => change(1)],
    ['ArrowLeft', () => change(-1)],
    ['ArrowDown', () => walk(1)],
    ['ArrowUp', () => walk(-1)],
    // Whatever the red button says: the action that is shown, or the end of the turn.
    ['Enter', () => document.querySelector<HTMLButtonElement>('.action-bar .button-primary')?.click()],
    ['Escape', hand.letGo],
    ['Backspace', hand.back],
    ['q', () => hand.turn(-1)],
    ['e', () => hand.turn(1)],
    ['f', hand.lower],
    ['g', () => (formation.isPossible ? formation.toggle() : undefined)],
    ['m', () => (tape.isAllowed ? tape.toggle() : undefined)],
    ['+', () => handle.current?.zoomIn()],
    ['-', () => handle.current?.zoomOut()],
    ['0', () => handle.current?.fit()],
    ['z', () => (props.canUndo ? props.undo() : undefined)],
  ])
  return (event) => {
    const act = keys.get(event.key)
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
