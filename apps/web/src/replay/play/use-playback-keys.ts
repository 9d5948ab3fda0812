import { isBehindDialog } from '@wyrmtable/ui'
import { useEffect } from 'react'
import type { Playback } from './use-playback.ts'

/**
 * Keys of the player, wherever the focus is. A board that was entered by keyboard keeps its own arrows;
 * comma and full stop step there too.
 */
export function usePlaybackKeys(playback: Playback): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBehindDialog()) return
      const deed = deedOf(event, playback)
      if (deed === undefined) return
      event.preventDefault()
      event.stopPropagation()
      deed()
    }
    // Before the board and the slider, which would move something of their own.
    window.addEventListener('keydown', act, { capture: true })
    return () => window.removeEventListener('keydown', act, { capture: true })
  }, [playback])
}

function deedOf(event: KeyboardEvent, playback: Playback): (() => void) | undefined {
  const { key, shiftKey } = event
  const target = event.target instanceof Element ? event.target : undefined
  const isField = target?.closest('textarea, select, input:not(.scrubber-range), .settings') != null
  if (isField) return undefined
  const stride = shiftKey ? 'phase' : 'entry'
  if (key === ',' || key === '.') return () => playback.go('entry', key === ',' ? -1 : 1)
  if (key === 'PageUp' || key === 'PageDown') return () => playback.go('turn', key === 'PageUp' ? -1 : 1)
  if (key === 'Home' || key === 'End') return () => playback.go('end', key === 'Home' ? -1 : 1)
  if (key === ' ' && target?.closest('button, a, summary') == null) return playback.toggle
  const isOnBoard = target?.closest('[role="application"]:focus-visible') != null
  if (isOnBoard || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined
  return () => playback.go(stride, key === 'ArrowLeft' ? -1 : 1)
}
