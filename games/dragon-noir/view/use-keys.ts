import { type BoardHandle, isBehindDialog } from '@wyrmtable/ui'
import { type RefObject, useEffect } from 'react'
import type { Holding } from './fire/use-holding.ts'
import type { NoirProps } from './props.ts'
import type { Group } from './tray/use-group.ts'
import type { Hand } from './use-hand.ts'

/** Keys that work wherever the focus is, except in fields and behind dialogs. */
export function useKeys(
  props: NoirProps,
  hand: Hand,
  holding: Holding,
  group: Group,
  handle: RefObject<BoardHandle | null>,
): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const { target, key } = event
      const isElement = target instanceof Element
      const isField = isElement && target.closest('input, select, textarea, [contenteditable]') !== null
      const isBehind = isBehindDialog()
      if (event.defaultPrevented || isField || isBehind || event.ctrlKey || event.metaKey || event.altKey)
        return
      // Enter presses the red button, unless a button has the focus of the keys.
      const hasOwn = isElement && target.closest('button, a, summary') !== null
      if (key === 'Enter' && !hasOwn) {
        document.querySelector<HTMLButtonElement>('.action-bar .button-primary')?.click()
        event.preventDefault()
        return
      }
      const deeds: Readonly<Record<string, () => void>> = {
        z: () => (props.canUndo ? hand.march.undo() : undefined),
        q: () => hand.turn(-1),
        e: () => hand.turn(1),
        w: hand.goBy,
        x: () => (hand.plan === undefined ? undefined : hand.confirm(true)),
        m: () => hand.next(event.shiftKey ? -1 : 1),
        h: () => (holding.mayHold ? holding.hold() : undefined),
        j: () => {
          const pass = holding.mayHold ? props.actions.find(({ type }) => type === 'pass') : undefined
          if (pass !== undefined) props.play(pass)
        },
        t: () => hand.nextTarget(event.shiftKey ? -1 : 1),
        Escape: () => (group.units.length > 0 ? group.drop() : hand.letGo()),
        '+': () => handle.current?.zoomIn(),
        '-': () => handle.current?.zoomOut(),
        '0': () => handle.current?.fit(),
      }
      const deed = deeds[key.length === 1 ? key.toLowerCase() : key]
      if (deed === undefined) return
      deed()
      event.preventDefault()
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [props, hand, holding, group, handle])
}
