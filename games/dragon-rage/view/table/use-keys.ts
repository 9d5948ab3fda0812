import type { BoardHandle } from '@wyrmtable/ui'
import { type RefObject, useEffect } from 'react'
import { turnOf } from '../side/Bar.tsx'
import type { Interaction, RageProps } from './use-interaction.ts'

/** Keys that work wherever the focus is, except in fields and behind dialogs. */
export function useKeys(
  props: RageProps,
  interaction: Interaction,
  handle: RefObject<BoardHandle | null>,
): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey && key === ' ' && !document.querySelector('.veil')) {
        document.querySelector<HTMLButtonElement>('.action-bar .button-primary')?.click()
        event.preventDefault()
        return
      }
      const isField =
        target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
      if (isField || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('.veil')) return
      const turn = (by: -1 | 1) => {
        const action = interaction.bare.find((one) => turnOf(one) === by)
        if (action !== undefined) interaction.propose({ kind: 'action', action })
      }
      const deeds: Readonly<Record<string, () => void>> = {
        z: props.undo,
        y: props.redo,
        n: () => interaction.nextPiece(event.shiftKey ? -1 : 1),
        q: () => turn(-1),
        e: () => turn(1),
        Escape: interaction.cancel,
        '+': () => handle.current?.zoomBy(1.4),
        '-': () => handle.current?.zoomBy(1 / 1.4),
        '0': () => handle.current?.fit(),
        b: () => handle.current?.focus(),
      }
      const deed = deeds[key.length === 1 ? key.toLowerCase() : key] ?? digit(key)
      if (deed === undefined) return
      deed()
      event.preventDefault()
    }
    /** 1…9 press the ways of the action bar in their order. */
    const digit = (key: string): (() => void) | undefined => {
      if (!/^[1-9]$/.test(key)) return undefined
      const buttons = document.querySelectorAll<HTMLButtonElement>('.action-bar .segment')
      return () => buttons[Number(key) - 1]?.click()
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [props, interaction, handle])
}
