import { useEffect } from 'react'
import type { OnlineSession } from '../session/online-session.ts'
import { ask } from '../wire/ask.ts'

/** Between two tellings that somebody is here: presence means that something was done lately, not that a page is open. */
const EVERY_MS = 30_000

/** Tells the others now and then that whoever sits here moves the pointer or presses keys. */
export function usePresence({ id, sight }: OnlineSession): void {
  useEffect(() => {
    if (sight.viewer === 'spectator') return
    let last = 0
    const here = () => {
      const now = Date.now()
      if (now - last < EVERY_MS || document.visibilityState !== 'visible') return
      last = now
      void ask('POST', `/api/matches/${id}/presence`, { seat: sight.viewer })
    }
    here()
    window.addEventListener('pointerdown', here)
    window.addEventListener('pointermove', here)
    window.addEventListener('keydown', here)
    return () => {
      window.removeEventListener('pointerdown', here)
      window.removeEventListener('pointermove', here)
      window.removeEventListener('keydown', here)
    }
  }, [id, sight])
}
