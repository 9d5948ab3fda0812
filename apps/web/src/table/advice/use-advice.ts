import { isBehindDialog } from '@wyrmtable/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Adviser, SessionHint, SessionView } from '../../session/screen-session.ts'

/** What was asked about the position as it stands. */
export type Advice =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'shown'; readonly hints: readonly SessionHint[] }
  | { readonly kind: 'failed' }

export interface AdviceAccess {
  readonly advice: Advice | undefined
  /** Whether somebody at this screen is to act, who may ask. */
  readonly canAsk: boolean
  /** Asks, or puts away what was asked. */
  toggle(): void
  putAway(): void
}

/** Advice about the position: asked for on demand, gone as soon as the position is another. */
export function useAdvice(
  session: Pick<Adviser, 'givesAdvice' | 'hint' | 'hurry'>,
  view: Pick<SessionView, 'acting' | 'change'>,
): AdviceAccess {
  const [asked, setAsked] = useState<{ readonly change: number; readonly advice: Advice }>()
  const { change } = view
  const advice = asked?.change === change ? asked.advice : undefined
  const canAsk = view.acting.length > 0 && session.givesAdvice
  const isThinking = advice?.kind === 'thinking'
  const ask = useCallback(() => {
    const answer = (next: Advice) =>
      setAsked((old) =>
        old?.change === change && old.advice.kind === 'thinking' ? { change, advice: next } : old,
      )
    setAsked({ change, advice: { kind: 'thinking' } })
    session.hint().then(
      (hints) => answer(hints.length === 0 ? { kind: 'failed' } : { kind: 'shown', hints }),
      () => answer({ kind: 'failed' }),
    )
  }, [session, change])
  const putAway = useCallback(() => {
    if (isThinking) session.hurry()
    setAsked(undefined)
  }, [isThinking, session])
  const isOpen = advice !== undefined
  const toggle = useCallback(() => {
    if (isOpen) putAway()
    else if (canAsk) ask()
  }, [isOpen, canAsk, ask, putAway])

  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || isBehindDialog()) return
      if (
        target instanceof Element &&
        target.closest('input, select, textarea, [contenteditable]') !== null
      ) {
        return
      }
      if (key.toLowerCase() === adviceKey.toLowerCase()) {
        toggle()
        event.preventDefault()
      } else if (key === 'Escape' && isOpen) {
        putAway()
        event.stopPropagation()
      }
    }
    // Before the keys of the table: Escape puts the advice away and nothing else.
    window.addEventListener('keydown', act, true)
    return () => window.removeEventListener('keydown', act, true)
  }, [toggle, putAway, isOpen])
  return { advice, canAsk, toggle, putAway }
}

export const adviceKey = 'A'
