import { type BoardHandle, isBehindDialog } from '@wyrmtable/ui'
import { type RefObject, useEffect } from 'react'
import type { Interaction, RageProps } from './use-interaction.ts'
import type { Lenses } from './use-lenses.ts'

/** What keys may open and close around the board. */
export interface Surroundings {
  toggleDetails(): void
  showChronicle(): void
  /** Closes what lies over the board; tells whether there was something. */
  putAway(): boolean
}

/** Keys that work wherever the focus is, except in fields and behind dialogs. */
export function useKeys(
  props: RageProps,
  interaction: Interaction,
  lenses: Lenses,
  handle: RefObject<BoardHandle | null>,
  around: Surroundings,
): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const { target, key } = event
      const isBehind = isBehindDialog()
      if (event.ctrlKey && key === ' ' && !isBehind) {
        document.querySelector<HTMLButtonElement>('.action-bar .button-primary')?.click()
        event.preventDefault()
        return
      }
      const isField =
        target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
      if (isField || event.ctrlKey || event.metaKey || event.altKey || isBehind) return
      if (key === ' ') {
        // A button keeps its own key.
        if (target instanceof Element && target.closest('button, a, summary') !== null) return
        lenses.holdLook(true)
        event.preventDefault()
        return
      }
      // Enter presses the red button, unless a button or a hex has the focus of the keys.
      const hasOwn =
        target instanceof Element &&
        (target.closest('button, a, summary') !== null ||
          (target.closest('.viewport-live') !== null && document.querySelector('.hex-focus') !== null))
      if (key === 'Enter' && !hasOwn) {
        document.querySelector<HTMLButtonElement>('.action-bar .button-primary')?.click()
        event.preventDefault()
        return
      }
      const deeds: Readonly<Record<string, () => void>> = {
        z: props.undo,
        y: props.redo,
        n: () => interaction.nextPiece(event.shiftKey ? -1 : 1),
        q: () => interaction.turn(-1),
        e: () => interaction.turn(1),
        f: interaction.switchLanding,
        Escape: () => {
          const { preview, choice, refusal } = interaction
          const isPlanning = preview !== undefined || choice !== undefined || refusal !== undefined
          if (isPlanning || (!lenses.putAway() && !around.putAway())) interaction.cancel()
        },
        '+': () => handle.current?.zoomIn(),
        '-': () => handle.current?.zoomOut(),
        '0': () => handle.current?.fit(),
        b: () => handle.current?.focus(),
        i: around.toggleDetails,
        l: around.showChronicle,
        t: lenses.toggleThreat,
        m: lenses.toggleMeasure,
        h: lenses.toggleBare,
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
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ') lenses.holdLook(false)
    }
    window.addEventListener('keydown', act)
    window.addEventListener('keyup', release)
    return () => {
      window.removeEventListener('keydown', act)
      window.removeEventListener('keyup', release)
    }
  }, [props, interaction, lenses, handle, around])
}
